import UFuzzy from '@leeoniya/ufuzzy';
import { perObject } from '@/lib/perObject';
import { lettersOf, mayHave } from './lettersOf';

/** One slip a word (a letter more, less, other, or swapped), none in short words, and words begin where they begin. */
/* eslint-disable @typescript-eslint/no-unsafe-enum-assignment -- its modes are enums that exist in its types alone */
const matcher = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\p{N}']+",
  intraChars: "[\\p{L}\\p{N}']",
  interLft: 1 as UFuzzy.BoundMode,
  intraMode: 1 as UFuzzy.IntraMode,
});
/* eslint-enable @typescript-eslint/no-unsafe-enum-assignment */

/** The numbers of the texts that have all words, in any order, each with a slip at most. */
export function fuzzyMatches(texts: string[], words: readonly string[]): number[] {
  const letters = lettersIn(texts);
  // What stands behind an apostrophe may be left out.
  const wanted = words.map((word) => lettersOf(word.split(/['’]/u)[0] ?? ''));
  let found: number[] = texts.flatMap((_, index) =>
    wanted.every((word) => mayHave(letters[index] ?? 0, word)) ? index : [],
  );
  for (const word of words) {
    if (found.length === 0) break;
    found = matcher.filter(texts, word, found) ?? [];
  }
  return words.length > 0 ? isWordStart(texts, found, words) : [];
}

/** Most texts lack two letters of a word: those need not be looked at. */
const lettersIn = perObject((texts: readonly string[]) => texts.map(lettersOf));

/** The filter finds words inside of others, too; what it says of the places is exact. */
function isWordStart(texts: string[], found: number[], words: readonly string[]): number[] {
  return words.reduce((left, word) => (left.length > 0 ? matcher.info(left, texts, word).idx : left), found);
}
