import { hashText } from '../lib/random.mjs';
import { CREDIT_FACE, FACES } from '../lettering/faces.mjs';
import { fontFor, loadFace } from '../lettering/fonts.mjs';
import { directionOf } from './direct.mjs';
import { posterSvg } from './posterSvg.mjs';

/** The limits of a title. Longer titles have too many possible line breaks. */
const MAX = { letters: 90, words: 14, word: 26 };

/**
 * Returns the poster of any title, in any script and of any length. Uses the direction's face if it has the letters,
 * otherwise another face that has them, otherwise the scene alone. The poster never shows empty boxes.
 */
export function anyPosterSvg({ id, title, year, genreIds, director }) {
  const record = {
    id: hashText(id) + 1,
    title: shortened(title.normalize('NFC')),
    genre_ids: genreIds,
    release_date: year === null ? '' : `${year}-01-01`,
    director: director !== null && covers(CREDIT_FACE, director) ? director : '',
  };
  const direction = directionOf(record);
  const words = settable(record.title);
  return posterSvg({ ...record, title: words }, { ...direction, face: faceFor(words, direction.face) });
}

/** Returns the face of a title: its own one if that has the letters, otherwise another one, otherwise null. */
const faceFor = (words, own) =>
  words === '' ? null : ([own, ...Object.keys(FACES)].find((name) => covers(name, words)) ?? null);

/** Returns whether a drawn poster shows its title. The faces do not cover every script. */
export const hasLettering = ({ title }) =>
  faceFor(settable(shortened(title.normalize('NFC'))), Object.keys(FACES)[0]) !== null;

/** Returns whether a face has all letters of a text, in the case in which it sets them. */
export function covers(name, text) {
  const face = loadFace(name);
  const shown = face.mixedCase ? text : text.toUpperCase();
  return [...shown].every((char) => /\s/.test(char) || fontFor(face, char) !== null);
}

/** Removes symbols that no face has, such as emoji and ornaments. */
const settable = (title) =>
  [...title]
    .filter((char) => /[\p{L}\p{M}\p{N}\s]/u.test(char) || Object.keys(FACES).some((name) => covers(name, char)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function shortened(title) {
  const words = title.split(/\s+/).filter(Boolean);
  const setWords = words.map((word) =>
    [...word].length > MAX.word ? `${[...word].slice(0, MAX.word).join('')}…` : word,
  );
  let short = setWords.slice(0, MAX.words).join(' ');
  if ([...short].length > MAX.letters)
    short = [...short]
      .slice(0, MAX.letters)
      .join('')
      .replace(/\s+\S*$/, '');
  return short === setWords.join(' ') ? short : `${short} …`;
}
