import { TAU } from '../../lib/geometry.mjs';
import { FILM } from '../film.mjs';

const RATE = FILM.sampleRate;

/**
 * Returns the sound of partials that ring and decay: [factor of the pitch, strength, seconds until a third is left].
 */
const struck =
  (partials, attack) =>
  ({ frequency, length }, t) => {
    let sum = 0;
    for (const [times, strength, decay] of partials) {
      const f = frequency * times;
      if (f < 16_000) sum += strength * Math.exp(-t / (decay * (262 / frequency) ** 0.35)) * Math.sin(TAU * f * t);
    }
    return sum * Math.min(1, t / attack) * (t > length + 2.2 ? Math.max(0, 1 - (t - length - 2.2) * 4) : 1);
  };

/** Returns the sound of held partials that swell and fade. The two channels are slightly detuned. */
const held =
  (partials, { attack, release, vibrato, apart }) =>
  ({ frequency, length }, t, ear) => {
    const swell = Math.min(1, t / attack) * Math.min(1, Math.max(0, (length + release - t) / release));
    let sum = 0;
    partials.forEach((strength, n) => {
      const f = frequency * (n + 1) * (1 + (ear ? apart : -apart) * (n % 2 ? -1 : 1));
      sum += strength * Math.sin(TAU * f * t + vibrato * (n + 1) * Math.sin(TAU * 5.1 * t) * Math.min(1, t) + n * 1.3);
    });
    return sum * swell * swell;
  };

/** The instruments: the sound of a note after t seconds, how long it rings on, and its share of reverberation. */
export const VOICES = {
  // A music box with steel tongues.
  box: {
    tail: 2.4,
    room: 0.5,
    gain: 0.26,
    pan: 0.12,
    sound: struck(
      [
        [1, 1, 0.9],
        [2, 0.34, 0.6],
        [3.01, 0.16, 0.35],
        [5.4, 0.1, 0.12],
        [8.2, 0.05, 0.05],
      ],
      0.003,
    ),
  },
  pluck: {
    tail: 1.2,
    room: 0.25,
    gain: 0.3,
    pan: -0.15,
    sound: struck(
      [
        [1, 1, 0.5],
        [2, 0.5, 0.3],
        [3, 0.2, 0.18],
        [4, 0.1, 0.1],
      ],
      0.006,
    ),
  },
  pad: {
    tail: 0.9,
    room: 0.45,
    gain: 0.09,
    pan: 0,
    sound: held([1, 0.5, 0.28, 0.14, 0.08], { attack: 0.7, release: 0.9, vibrato: 0.05, apart: 0.0016 }),
  },
  reed: {
    tail: 0.3,
    room: 0.4,
    gain: 0.17,
    pan: -0.25,
    sound: held([1, 0.12, 0.42, 0.07, 0.16, 0.03, 0.05], { attack: 0.12, release: 0.28, vibrato: 0.09, apart: 0.0005 }),
  },
};

/** Plays a note into the dry channels and those for reverberation ([left, right] each). */
export function play({ dry, wet }, note) {
  const { tail, room, gain, pan, sound } = VOICES[note.voice];
  const start = Math.round(note.at * RATE);
  const count = Math.min(dry[0].length - start, Math.round((note.length + tail) * RATE));
  for (let ear = 0; ear < 2; ear += 1) {
    const strength = note.level * gain * (1 + (ear ? pan : -pan));
    for (let i = 0; i < count; i += 1) {
      const s = strength * sound(note, i / RATE, ear);
      dry[ear][start + i] += s;
      wet[ear][start + i] += s * room;
    }
  }
}
