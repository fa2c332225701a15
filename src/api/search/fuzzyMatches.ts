import UFuzzy from '@leeoniya/ufuzzy';
import { memoizeWeak } from '@/lib/memoize';
import { forEachChunked } from '@/lib/forEachChunked';

/** Returns the letters of a text as a bit mask: one bit for each of 32 groups of letters. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** Returns whether a text may contain a word with at most one typo: it lacks at most one letter group of the word. */
export function mayHave(letters: number, word: number): boolean {
  const missing = word & ~letters;
  return (missing & (missing - 1)) === 0;
}

/**
 * Allows one typo for each word (an extra, missing, wrong or swapped letter), none in short words. A match starts at
 * the start of a word.
 */
/* eslint-disable @typescript-eslint/no-unsafe-enum-assignment -- its modes are enums that exist in its types alone */
const matcher = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\p{N}']+",
  intraChars: "[\\p{L}\\p{N}']",
  interLft: 1 as UFuzzy.BoundMode,
  intraMode: 1 as UFuzzy.IntraMode,
});
/* eslint-enable @typescript-eslint/no-unsafe-enum-assignment */

/** The number of texts in a batch. The matcher compiles the words again for each batch. */
const AT_ONCE = 25;

/** Returns the indexes of the texts that contain all words in any order, with at most one typo for each word. */
export async function fuzzyMatches(texts: string[], words: readonly string[], signal?: AbortSignal): Promise<number[]> {
  if (words.length === 0) return [];
  const letters = lettersIn(texts);
  // The part after an apostrophe is optional.
  const wanted = words.map((word) => lettersOf(word.split(/['’]/u)[0] ?? ''));
  const likely = letters.flatMap((own, index) => (wanted.every((word) => mayHave(own, word)) ? index : []));
  const found: number[] = [];
  const look = (_: number, from: number) => {
    if (from % AT_ONCE === 0) found.push(...matchesAmong(texts, likely.slice(from, from + AT_ONCE), words));
  };
  await forEachChunked(likely, look, signal);
  return found;
}

/** Returns the letters of each text. Most texts lack two letters of a word and are skipped. */
const lettersIn = memoizeWeak((texts: readonly string[]) => texts.map(lettersOf));

/** The filter also finds words inside of other words. The result of `info` is exact. */
function matchesAmong(texts: string[], some: number[], words: readonly string[]): number[] {
  const near = words.reduce((left, word) => (left.length > 0 ? (matcher.filter(texts, word, left) ?? []) : left), some);
  return words.reduce((left, word) => (left.length > 0 ? matcher.info(left, texts, word).idx : left), near);
}
