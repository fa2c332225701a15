import { TAU } from '../../lib/geometry.mjs';
import { createRandom } from '../../lib/random.mjs';
import { CUES, lampAt } from '../cues.mjs';
import { during, glide, swing } from '../ease.mjs';
import { FILM } from '../film.mjs';
import { pitch } from './notes.mjs';

const RATE = FILM.sampleRate;

/**
 * Adds noise through a resonance (a state-variable filter). `at` is its pitch in Hz by time, `level` its level by time.
 * Each channel has its own noise.
 */
function addNoise(channels, name, { from, to, at, level, ring = 0.6 }) {
  channels.forEach((out, ear) => {
    const random = createRandom(`film ${name} ${ear}`);
    let [low, band] = [0, 0];
    for (let i = Math.round(from * RATE); i < Math.min(out.length, to * RATE); i += 1) {
      const T = i / RATE;
      const f = 2 * Math.sin((Math.PI * at(T, ear)) / RATE);
      low += f * band;
      band += f * (random.range(-1, 1) - low - ring * band);
      out[i] += band * level(T, ear);
    }
  });
}

/** Adds a tone whose pitch and level depend on the seconds since `at`. */
function addTone(channels, { at, length, frequency, level, pan = 0, partials = [1] }) {
  const start = Math.round(at * RATE);
  channels.forEach((out, ear) => {
    const side = 1 + (ear ? pan : -pan);
    for (let i = 0; i < length * RATE && start + i < out.length; i += 1) {
      const t = i / RATE;
      let sum = 0;
      partials.forEach((strength, n) => (sum += strength * Math.sin(TAU * frequency * (n + 1) * t)));
      out[start + i] += side * level(t) * sum;
    }
  });
}

const SCALE = ['F4', 'A4', 'C5', 'D5', 'F5', 'A5', 'C6', 'D6', 'F6', 'A6'].map(pitch);

/** Adds the sound of a lamp that is lit: a small glassy note. */
const ting = (channels, at, frequency, strength, pan) =>
  addTone(channels, {
    at,
    length: 1.4,
    frequency,
    pan,
    partials: [1, 0, 0.25, 0, 0, 0.1],
    level: (t) => strength * Math.min(1, t * 400) * Math.exp(-t * 4.2),
  });

/** Adds the sound of a flame that goes out: a breath. */
const puff = (channels, name, at, strength, low = 900) =>
  addNoise(channels, name, {
    from: at,
    to: at + 0.7,
    at: (T) => low * (1 - 0.7 * glide(T, at, at + 0.5)),
    level: (T) => strength * glide(T, at, at + 0.03) * (1 - glide(T, at + 0.05, at + 0.65)),
  });

/** Adds all sounds other than music, in the order of the story. */
export function addEffects({ dry, wet }) {
  const both = (add) => [dry, wet].forEach((channels, i) => add(channels, i ? 0.4 : 1));
  const {
    match,
    titleIn,
    lit,
    hillLit,
    blown,
    hillBlown,
    moonOut,
    horn,
    ladderUp,
    climb,
    touch,
    moonLit,
    bell,
    hillLitAgain,
  } = CUES;

  addNoise(dry, 'match', {
    from: match - 0.12,
    to: match + 0.8,
    at: (T) => 4200 - 2600 * glide(T, match, match + 0.4),
    level: (T) => 0.2 * glide(T, match - 0.12, match) * (1 - glide(T, match + 0.05, match + 0.75)),
  });
  both((channels, k) => {
    ting(channels, titleIn, SCALE[4], 0.09 * k, 0);
    lit.forEach((at, i) => ting(channels, at, SCALE[5 + i], 0.13 * k, -0.3 + i * 0.2));
    for (let i = 0; i < 40; i += 1) {
      const note = SCALE[Math.min(9, Math.floor(i / 8) + (i % 4) + (i % 8 > 3 ? 1 : 0))];
      ting(channels, lampAt(hillLit, i), note, (0.03 + i * 0.0008) * k, -0.4 + i * 0.02);
      ting(
        channels,
        lampAt(hillLitAgain, i),
        SCALE[9 - Math.min(9, Math.floor(i / 5) + (i % 3))],
        0.034 * k,
        0.4 - i * 0.02,
      );
    }
    // The light: an opening chord.
    [4, 6, 7, 9].forEach((n, i) => ting(channels, moonLit + i * 0.08, SCALE[n], 0.14 * k, i * 0.2 - 0.3));
    ting(channels, touch, SCALE[8], 0.1 * k, 0.2);
    bell.forEach((at) =>
      addTone(channels, {
        at,
        length: 3,
        frequency: 523.3,
        pan: -0.5,
        partials: [0.5, 1, 0, 0.4, 0.2],
        level: (t) => 0.05 * k * Math.min(1, t * 200) * Math.exp(-t * 1.7),
      }),
    );
    horn.forEach((at) =>
      addTone(channels, {
        at,
        length: 2.6,
        frequency: 73.4,
        pan: 0.5,
        partials: [1, 0.8, 0.55, 0.3, 0.18, 0.1],
        level: (t) => 0.085 * k * glide(t, 0, 0.35) * (1 - glide(t, 1.5, 2.6)),
      }),
    );
  });
  // The wind comes, grows, and stops once the moon is out.
  addNoise(dry, 'wind', {
    from: 22,
    to: 39,
    ring: 0.22,
    at: (T, ear) => 420 + 260 * swing(T, 0.23, ear * 0.2) + 160 * swing(T, 0.61) + 240 * glide(T, 30, 35),
    level: (T) =>
      (0.026 + 0.044 * glide(T, 29, 35)) * glide(T, 22.5, 26) * (1 - glide(T, moonOut + 0.1, moonOut + 0.5)),
  });
  blown.forEach((at, i) => puff(dry, `lamp ${i}`, at, 0.16));
  puff(dry, 'hill', hillBlown.from, 0.14, 700);
  puff(dry, 'moon', moonOut, 0.42, 620);
  puff(wet, 'moon', moonOut, 0.3, 620);
  addTone(dry, {
    at: moonOut,
    length: 1.6,
    frequency: 55,
    partials: [1, 0.3],
    level: (t) => 0.3 * Math.min(1, t * 60) * Math.exp(-t * 3),
  });
  addNoise(dry, 'sea', {
    from: 37.4,
    to: 47,
    at: (T, ear) => 520 + 240 * swing(T, 0.19, ear * 0.1),
    level: (T, ear) => 0.1 * during(T, 37.4, 47, 1.2) * (0.6 + 0.4 * swing(T, 0.27, ear * 0.15)),
  });
  addNoise(dry, 'rain', {
    from: 37.6,
    to: 47,
    ring: 1.2,
    at: () => 5200,
    level: (T) => 0.03 * during(T, 37.6, 46.8, 1.4),
  });
  addNoise(dry, 'calm', {
    from: 63.5,
    to: 76,
    at: (T) => 460 + 160 * swing(T, 0.16),
    level: (T, ear) => 0.05 * during(T, 63.5, 76, 1.5) * (0.55 + 0.45 * swing(T, 0.21, ear * 0.2)),
  });
  const knock = (at, strength, frequency) =>
    addTone(dry, {
      at,
      length: 0.14,
      frequency,
      pan: 0.1,
      partials: [1, 0.5, 0.4],
      level: (t) => strength * Math.min(1, t * 900) * Math.exp(-t * 48),
    });
  knock(ladderUp - 0.1, 0.34, 140);
  for (let i = 0; i < climb.rungs; i += 1)
    knock(climb.from + ((climb.to - climb.from) * i) / climb.rungs, 0.1, i % 2 ? 330 : 294);
}
