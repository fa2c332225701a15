import { createRandom } from '../lib/random.mjs';
import { CAPTIONS } from './captions.mjs';
import { CUES } from './cues.mjs';
import { FILM } from './film.mjs';
import { allNotes } from './sound/notes.mjs';
import { CHAPTERS, SHOTS } from './storyboard.mjs';

const written = ({ depth, box, blend, detail, art, move, gain }, T) =>
  JSON.stringify([depth, box, blend, detail, typeof art === 'function' ? art(T) : art, move?.(T), gain?.(T)]);

/**
 * Returns the source of the film as text: the layers of each shot at its start, middle and end, the score, and the
 * captions.
 */
export const filmSource = () => {
  const shots = SHOTS.map((shot) => {
    const { camera, layers } = shot.set(createRandom(`film ${shot.name}`), shot);
    const instants = [shot.start, (shot.start + shot.end) / 2, shot.end];
    return instants.map((T) => [JSON.stringify(camera(T)), ...layers.map((layer) => written(layer, T))]);
  });
  return JSON.stringify([FILM, CUES, CHAPTERS, CAPTIONS, allNotes(), shots]);
};
