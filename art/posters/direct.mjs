import { createRandom, hashText } from '../lib/random.mjs';
import { DIRECTIONS } from './directions/index.mjs';
import { GENRE_STYLES, ANY_STYLE } from './genreStyles.mjs';
import { ANY_PALETTES, GENRE_PALETTES } from './palettes.mjs';
import { KEY_NAMES } from './scheme.mjs';

/** Returns the direction of a record: its own one if it exists, otherwise one by genre and id. */
export function directionOf(record) {
  const title = record.title ?? record.name;
  // A film may be called “constructor”, which every object has.
  return Object.hasOwn(DIRECTIONS, title) ? DIRECTIONS[title] : directionByGenre(record);
}

/**
 * Returns the direction of a title without its own one. Scenes and palettes rotate with the id, so that neighbors in a
 * list (consecutive ids) never share a scene.
 */
export function directionByGenre(record) {
  const random = createRandom(`direction ${record.id}`);
  const genre = (record.genre_ids ?? []).find((id) => GENRE_STYLES[id]);
  const style = GENRE_STYLES[genre] ?? ANY_STYLE;
  const turn = (list, salt) => list[(Number(record.id) + hashText(salt)) % list.length || 0];
  const [scene, options] = turn(style.scenes, 'scene');
  return {
    scene,
    motif: options?.motif ?? random.pick(style.motifs),
    palette: turn(GENRE_PALETTES[genre] ?? ANY_PALETTES, 'palette'),
    key: random.pick(style.keys ?? KEY_NAMES),
    face: random.pick(style.faces),
    style: random.pick(['even', 'even', 'stack']),
    options,
  };
}
