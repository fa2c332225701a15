import UFuzzy from '@leeoniya/ufuzzy';
import { inSlices } from '@/lib/inSlices';
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

/** What looks for a word is made anew for so many texts. */
const AT_ONCE = 25;

/** The numbers of the texts that have all words, in any order, each with a slip at most. */
export async function fuzzyMatches(texts: string[], words: readonly string[], signal?: AbortSignal): Promise<number[]> {
  if (words.length === 0) return [];
  const letters = lettersIn(texts);
  // What stands behind an apostrophe may be left out.
  const wanted = words.map((word) => lettersOf(word.split(/['’]/u)[0] ?? ''));
  const likely = letters.flatMap((own, index) => (wanted.every((word) => mayHave(own, word)) ? index : []));
  const found: number[] = [];
  const look = (_: number, from: number) => {
    if (from % AT_ONCE === 0) found.push(...matchesAmong(texts, likely.slice(from, from + AT_ONCE), words));
  };
  await inSlices(likely, look, signal);
  return found;
}

/** Most texts lack two letters of a word: those need not be looked at. */
const lettersIn = perObject((texts: readonly string[]) => texts.map(lettersOf));

/** The filter finds words inside of others, too; what `info` says of the places is exact. */
function matchesAmong(texts: string[], some: number[], words: readonly string[]): number[] {
  const near = words.reduce((left, word) => (left.length > 0 ? (matcher.filter(texts, word, left) ?? []) : left), some);
  return words.reduce((left, word) => (left.length > 0 ? matcher.info(left, texts, word).idx : left), near);
}
