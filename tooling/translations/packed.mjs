import { keyOf } from './keyOf.mjs';
import { perfectHash } from './perfectHash.mjs';
import { textHash } from './textHash.mjs';

/** Separators of a table. No translation may contain them. */
const [BETWEEN_TEXTS, BETWEEN_FORMS] = ['|', '^'];

/**
 * Returns a catalogue as the browser loads it (src/i18n/createTranslations.ts), without the English texts.
 * @param {import('./compile.mjs').Catalogue & { dir: string }} catalogue
 * @param {readonly import('./messages.mjs').Message[]} messages
 * @param {Record<string, string>} [words] the texts of the first screens, by their English texts
 * @throws {Error} if two texts have the same hash
 */
export function packed({ texts, ...catalogue }, messages, words = {}) {
  const isSeen = (key) => key in words && words[key] === texts[key];
  // `words` already has the texts of the first screens.
  const others = messages.filter((message) => message.inApp && !isSeen(keyOf(message)));
  const clash = others.map(keyOf).find((key) => key in words && key in texts);
  if (clash !== undefined)
    throw new Error(`“${clash}” has another translation in the first screens. Give one of the two a context.`);
  const isRecord = ({ isOfRecord, plural }) => isOfRecord && plural === null;
  const records = others.filter(isRecord).map(keyOf);
  // A missing text needs a place too, because it would get the text of another one.
  const keys = others.filter((message) => !isRecord(message)).map(keyOf);
  const { seeds, size, placeOf } = perfectHash(keys);
  const table = Array(size).fill('');
  for (const key of keys) table[placeOf(key)] = [texts[key] ?? ''].flat().join(BETWEEN_FORMS);
  return {
    ...catalogue,
    words: byHash(Object.entries(words)),
    records: byHash(records.filter((key) => key in texts).map((key) => [key, texts[key]])),
    seeds,
    texts: table.join(BETWEEN_TEXTS),
  };
}

/** Returns translations by the hashes of their English texts. */
function byHash(entries) {
  const hashed = {};
  for (const [english, text] of entries) {
    const hash = textHash(english);
    if (text.includes(BETWEEN_TEXTS)) throw new Error(`The translation of “${english}” contains “${BETWEEN_TEXTS}”.`);
    if (hash in hashed) throw new Error(`“${english}” has the same hash as another text. Change one of the two.`);
    hashed[hash] = text;
  }
  return hashed;
}
