import type { SearchQuery } from '@/domain/query/readQuery';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { perObject } from '@/lib/perObject';
import type { FoldedEntry } from './foldedEntry';
import { foldedList } from './foldedEntry';
import { fuzzyMatches } from './fuzzyMatches';
import type { SearchEntry } from './searchEntry';

/** How well a title fits, the best first. */
export const RANKS = { isName: 0, startsName: 1, startsWords: 2, inName: 3, nearName: 4, inText: 5, none: 6 } as const;

/** The words that a title has to have, and the year. */
interface Wanted {
  /** As they were written, punctuation included. */
  literal: string[];
  name: string;
  words: string[];
  year: number | null;
}

const wanted = (text: string, year: number | null): Wanted => {
  const words = foldedWords(text);
  return { literal: fold(text).split(/\s+/), name: words.join(' '), words, year };
};

let last: { entries: readonly SearchEntry[]; written: string; text: string; ranks: readonly number[] } | undefined;

/**
 * How well each title of a list fits a query. Suggestions, films, series, and the pages of both ask for the same one after
 * the other, so the last is kept.
 */
export function rankTitles(entries: readonly SearchEntry[], query: SearchQuery): readonly number[] {
  const { written, text } = query;
  if (last?.entries !== entries || last.written !== written || last.text !== text)
    last = { entries, written, text, ranks: rankAll(entries, query) };
  return last.ranks;
}

function rankAll(entries: readonly SearchEntry[], { written, text, year }: SearchQuery): number[] {
  const folded = foldedList(entries);
  const narrowed = wanted(text, year);
  const ways = text === written ? [narrowed] : [narrowed, wanted(written, null)];
  const isOfYear = (index: number, way: Wanted) => way.year === null || entries[index]?.title.year === way.year;
  const rankBy = (way: Wanted) =>
    folded.map((entry, index): number => (isOfYear(index, way) ? rankOf(entry, way) : RANKS.none));
  const [first = [], ...others] = ways.map(rankBy);
  const ranks = first.map((rank, index) => Math.min(rank, ...others.map((other) => other[index] ?? RANKS.none)));
  if (narrowed.words.length === 0 || ranks.some((rank) => rank < RANKS.nearName)) return ranks;
  for (const index of fuzzyMatches(namesOf(entries), narrowed.words)) {
    if (isOfYear(index, narrowed)) ranks[index] = RANKS.nearName;
  }
  return ranks;
}

/** The names of each, as one text. */
const namesOf = perObject((entries: readonly SearchEntry[]) =>
  foldedList(entries).map(({ joinedNames }) => joinedNames),
);

function rankOf({ names, all }: FoldedEntry, { words, name, literal }: Wanted): number {
  // Most titles have not even the first word.
  if (words.length > 0 && words.every((word) => all.includes(word)))
    return names.reduce<number>((best, candidate) => Math.min(best, nameRank(candidate, name, words)), RANKS.inText);
  return literal.every((word) => all.includes(word)) ? RANKS.inText : RANKS.none;
}

type Name = FoldedEntry['names'][number];

function nameRank({ text, words: own, joined }: Name, name: string, words: readonly string[]): number {
  if (!words.every((word) => text.includes(word))) return RANKS.inText;
  if (joined === name) return RANKS.isName;
  if (joined.startsWith(name)) return RANKS.startsName;
  return words.every((word) => own.some((part) => part.startsWith(word))) ? RANKS.startsWords : RANKS.inName;
}
