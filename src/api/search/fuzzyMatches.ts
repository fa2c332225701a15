import UFuzzy from '@leeoniya/ufuzzy';

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
  let found: number[] | undefined;
  for (const word of words) {
    found = matcher.filter(texts, word, found) ?? [];
    if (found.length === 0) break;
  }
  return isWordStart(texts, found ?? [], words);
}

/** The filter finds words inside of others, too; what it says of the places is exact. */
function isWordStart(texts: string[], found: number[], words: readonly string[]): number[] {
  return words.reduce((left, word) => (left.length > 0 ? matcher.info(left, texts, word).idx : left), found);
}
