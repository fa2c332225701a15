/**
 * The file of a catalogue: `["aا", catalogue]`, where the letters of each pair are exchanged in the whole file, and texts by
 * hash are one text (`12 Movies|30 Series`). src/contracts/catalogueFile.ts reads it in the browser and says why.
 */

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = /[a-z\u0080-\uffff]/gi;

/** Exchanges the letters of each pair in a text. The partner of a letter is the one before or after it. */
const exchangeLetters = (text, pairs) => text.replace(LETTERS, (letter) => pairs[pairs.indexOf(letter) ^ 1] ?? letter);

/** Returns texts by hash as one text. The keys of such an object are in ascending order. */
export function writeTexts(texts) {
  const hashes = Object.keys(texts).map(Number);
  return hashes.map((hash, index) => `${hash - (hashes[index - 1] ?? 0)} ${texts[hash]}`).join('|');
}

/** @param {import('./packed.mjs').Catalogue} catalogue no text of it may contain `|` */
export function writeCatalogue({ words, records, ...catalogue }) {
  const content = JSON.stringify({ ...catalogue, words: writeTexts(words), records: writeTexts(records) });
  const pairs = pairsFor(content, catalogue.language);
  return exchangeLetters(`[${JSON.stringify(pairs)},${content}]`, pairs);
}

/** Returns the texts by hash that `writeTexts` has written. */
function readTexts(list) {
  let hash = 0;
  return Object.fromEntries(
    [...list.matchAll(/(\d+) ([^|]*)/g)].map(([, step, text]) => [(hash += Number(step)), text]),
  );
}

/** @param {string} content the content of a file */
export function readCatalogue(content) {
  const [, pairs = ''] = content.split('"', 2);
  const [, { words, records, ...catalogue }] = JSON.parse(exchangeLetters(content, pairs));
  return { ...catalogue, words: readTexts(words), records: readTexts(records) };
}

/**
 * Returns the pairs of letters whose exchange makes a text smaller: the most frequent letters of other scripts with the
 * rarest Latin letters. A language in the Latin script has none, so its file can be read.
 */
function pairsFor(text, language) {
  if (new Intl.Locale(language).maximize().script === 'Latn') return '';
  const counts = new Map([...LATIN].map((letter) => [letter, 0]));
  for (const letter of text.match(LETTERS)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((a, b) => counts.get(a) - counts.get(b));
  const latin = byCount.filter((letter) => LATIN.includes(letter));
  const others = byCount.filter((letter) => !LATIN.includes(letter)).reverse();
  const pairs = latin.map((letter, index) => [letter, others[index]]);
  return pairs
    .filter(([letter, other]) => counts.get(other) > counts.get(letter))
    .flat()
    .join('');
}
