/**
 * The file of a catalogue: `["aا", catalogue]`, where the letters of each pair are exchanged in the whole file.
 * src/contracts/language.ts reads it in the browser.
 */

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = /[a-z\u0080-\uffff]/gi;

/** Exchanges the letters of each pair in a text. The partner of a letter is the one before or after it. */
const exchangeLetters = (text, pairs) => text.replace(LETTERS, (letter) => pairs[pairs.indexOf(letter) ^ 1] ?? letter);

/** @param {import('./packed.mjs').Catalogue} catalogue */
export function writeCatalogue(catalogue) {
  const pairs = pairsFor(JSON.stringify(catalogue), catalogue.language);
  return exchangeLetters(JSON.stringify([pairs, catalogue]), pairs);
}

/** @param {string} content the content of a file */
export function readCatalogue(content) {
  const [, pairs = ''] = content.split('"', 2);
  return JSON.parse(exchangeLetters(content, pairs))[1];
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
