import { hashText } from '../lib/random.mjs';
import { CREDIT_FACE, FACES } from '../lettering/faces.mjs';
import { fontFor, inCaseOf, loadFace } from '../lettering/fonts.mjs';
import { measureText } from '../lettering/systemText.mjs';
import { directionOf } from './direct.mjs';
import { creditText, posterSvg } from './posterSvg.mjs';

/** The limits of a title. Longer titles have too many possible line breaks. */
const MAX = { letters: 90, words: 14, word: 26 };

/**
 * Returns the poster of any title, in any script and of any length. Uses the direction's face if it has the letters,
 * otherwise another face that has them, otherwise the fonts of the machine, otherwise the scene alone. The poster never
 * shows empty boxes.
 */
export async function anyPosterSvg({ id, title, year, genreIds, director, language }) {
  const record = {
    id: hashText(id) + 1,
    title: shortened(title.normalize('NFC')),
    genre_ids: genreIds,
    release_date: year === null ? '' : `${year}-01-01`,
    director: director?.normalize('NFC') ?? '',
  };
  const direction = directionOf(record);
  const words = settable(record.title);
  const face = faceFor(words, direction.face);
  const systemTitle = face === null ? await measureText(title.normalize('NFC'), language) : null;
  const isCreditCovered = covers(CREDIT_FACE, record.director);
  const systemCredit = isCreditCovered ? null : await measureText(creditText(record), language);
  if (!isCreditCovered && systemCredit === null) record.director = '';
  return posterSvg({ ...record, title: words }, { ...direction, face, systemTitle, systemCredit });
}

/** Returns the face of a title: its own one if that has the letters, otherwise another one, otherwise null. */
const faceFor = (words, own) =>
  words === '' ? null : ([own, ...Object.keys(FACES)].find((name) => covers(name, words)) ?? null);

/** Returns whether a drawn poster shows its title. Neither the faces nor the machine's fonts have every script. */
export async function hasLettering({ title, language }) {
  const normal = title.normalize('NFC');
  const [anyFace] = Object.keys(FACES);
  return faceFor(settable(shortened(normal)), anyFace) !== null || (await measureText(normal, language)) !== null;
}

/** Returns whether a face has all letters of a text, in the case in which it sets them. */
export function covers(name, text) {
  const face = loadFace(name);
  return [...inCaseOf(face, text)].every((char) => /\s/.test(char) || fontFor(face, char) !== null);
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
