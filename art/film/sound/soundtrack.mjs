import { glide } from '../ease.mjs';
import { FILM } from '../film.mjs';
import { addEffects } from './effects.mjs';
import { allNotes } from './notes.mjs';
import { roomOf } from './room.mjs';
import { play } from './voices.mjs';

const LENGTH = FILM.seconds * FILM.sampleRate;

/** The peak of the loudest sample. */
export const PEAK = 0.52;

const silence = () => [new Float32Array(LENGTH), new Float32Array(LENGTH)];

/** Returns the whole sound as [left, right]: music, effects and reverberation, from silence to silence. */
export function soundtrack() {
  const desk = { dry: silence(), wet: silence() };
  for (const note of allNotes()) play(desk, note);
  addEffects(desk);
  const room = roomOf(desk.wet);
  const mixed = desk.dry.map((samples, ear) => samples.map((s, i) => Math.tanh((s + room[ear][i] * 0.16) * 1.15)));
  const peak = mixed.reduce((top, c) => c.reduce((max, s) => Math.max(max, Math.abs(s)), top), 0);
  return mixed.map((samples) =>
    samples.map((s, i) => {
      const T = i / FILM.sampleRate;
      return ((s * PEAK) / peak) * glide(T, 0, 0.2) * (1 - glide(T, 81.4, 83.8));
    }),
  );
}
