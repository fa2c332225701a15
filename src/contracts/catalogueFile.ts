import type { Catalogue, FirstWords } from './language';

/**
 * The file of a catalogue, as the build writes it (tooling/translations/catalogueFile.mjs): `["aا", catalogue]`, where the
 * letters of each pair are exchanged in the whole file. So a Latin letter, which has one byte, stands for a frequent
 * letter of another script, which has two or three. Texts by hash are one text: `12 Movies|30 Series`, where each number is
 * the difference from the hash before, because that compresses better than an object.
 */

const exchangeLetters = (text: string, pairs: string): string =>
  // The numbers of two partners differ in the last bit only.
  text.replace(/\D/g, (letter) => pairs[pairs.indexOf(letter) ^ 1] ?? letter);

/** A catalogue as the file contains it. */
export type WrittenCatalogue = Omit<Catalogue, 'words' | 'records'> & { words: string; records: string };

/**
 * @param content the content of a file
 * @throws {Error} if it is damaged, or another file
 */
export function parseFile<Content = WrittenCatalogue>(content: string): [pairs: string, content: Content] {
  // The pairs in the file are exchanged as well, which gives the same pairs. Without them, the next statement throws.
  const [, pairs] = content.split('"') as [string, string];
  return JSON.parse(exchangeLetters(content, pairs)) as [string, Content];
}

const writeFile = (pairs: string, content: unknown): string => exchangeLetters(JSON.stringify([pairs, content]), pairs);

/** Reads texts by hash. The boot script contains this function, so it is short. */
export function readTexts(list: string): FirstWords {
  const texts: Record<number, string> = {};
  let hash = 0;
  list.replace(/(\d+) ([^|]*)/g, (_, step, text: string) => (texts[(hash += Number(step))] = text));
  return texts;
}

/** Returns texts by hash as the file contains them. The keys of such an object are in ascending order. */
function written(texts: FirstWords): string {
  let before = 0;
  const entries = Object.entries(texts).map(([hash, text]) => {
    const step = Number(hash) - before;
    before = Number(hash);
    return `${step} ${text}`;
  });
  return entries.join('|');
}

/** Changes the texts of the first screens. No text may contain `|`. */
type Change = (words: FirstWords) => FirstWords;

/** Returns the file of a catalogue with other texts of the first screens. */
export function withWords(content: string, change: Change): string {
  const [pairs, catalogue] = parseFile(content);
  return writeFile(pairs, { ...catalogue, words: written(change(readTexts(catalogue.words))) });
}

/** Returns the texts of the first screens alone, in the format of the file of a catalogue: `["aا", "12 …|30 …"]`. */
export function firstTexts(content: string, change: Change): string {
  const [pairs, { words }] = parseFile(content);
  return writeFile(pairs, written(change(readTexts(words))));
}
