import { BAR, BEAT } from '../cues.mjs';
import { CHORDS, HARMONY, TUNES } from './score.mjs';

const STEPS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Returns the frequency of a note: 'A4' → 440. */
export function pitch(name) {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name);
  const semitone = STEPS[letter] + { '': 0, '#': 1, b: -1 }[sign] + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((semitone - 69) / 12);
}

const tuneNotes = ({ bar, voice, level, bars }) =>
  bars.flatMap((line, i) => {
    let at = (bar + i) * BAR;
    return line.split(' ').flatMap((word) => {
      const [name, beats] = word.split(':');
      const note = { voice, level, at, length: Number(beats) * BEAT, frequency: name === '-' ? 0 : pitch(name) };
      at += note.length;
      return name === '-' ? [] : [note];
    });
  });

const chordNotes = ({ bar, waltz = 0, pad = 0, chords }) =>
  chords.flatMap((name, i) => {
    const at = (bar + i) * BAR;
    const [low, ...rest] = CHORDS[name].split(' ').map(pitch);
    const held = [low, ...rest].map((frequency, n) => ({
      voice: 'pad',
      level: pad * (n ? 0.75 : 1),
      at,
      length: BAR,
      frequency,
    }));
    const plucked = [
      { voice: 'pluck', level: waltz, at, length: BAR, frequency: low },
      ...[1, 2].flatMap((beat) =>
        rest.map((frequency) => ({
          voice: 'pluck',
          level: waltz * 0.32,
          at: at + beat * BEAT,
          length: BEAT,
          frequency,
        })),
      ),
    ];
    return [...(pad ? held : []), ...(waltz ? plucked : [])];
  });

/** Returns every note of the film: {voice, level, at, length (seconds), frequency}. */
export const allNotes = () => [...TUNES.flatMap(tuneNotes), ...HARMONY.flatMap(chordNotes)];
