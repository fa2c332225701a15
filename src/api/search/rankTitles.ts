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
  /** What was written are the words alone. */
  isPlain: boolean;
}

const wanted = (text: string, year: number | null): Wanted => {
  const words = foldedWords(text);
  const literal = fold(text).split(/\s+/);
  const name = words.join(' ');
  return { literal, name, words, year, isPlain: words.length > 0 && literal.join(' ') === name };
};

/** The last answer to a question of a query, kept: suggestions, films, series and their pages ask one after the other. */
function keepingLast(rankAll: (entries: readonly SearchEntry[], query: SearchQuery) => readonly number[]) {
  let last: { entries: readonly SearchEntry[]; written: string; text: string; ranks: readonly number[] } | undefined;
  return (entries: readonly SearchEntry[], query: SearchQuery): readonly number[] => {
    const { written, text } = query;
    if (last?.entries !== entries || last.written !== written || last.text !== text)
      last = { entries, written, text, ranks: rankAll(entries, query) };
    return last.ranks;
  };
}

const waysOf = ({ written, text, year }: SearchQuery): [Wanted, ...Wanted[]] => {
  const narrowed = wanted(text, year);
  return text === written ? [narrowed] : [narrowed, wanted(written, null)];
};

const isOfYear = ({ title }: SearchEntry, { year }: Wanted): boolean => year === null || title.year === year;

/** How well each title of a list fits a query by its names as they are spelt. */
export function exactRanks(entries: readonly SearchEntry[], query: SearchQuery): number[] {
  const ways = waysOf(query);
  return foldedList(entries).map(({ names }, index) => {
    let best: number = RANKS.none;
    for (const way of ways) {
      if (way.year !== null && entries[index]?.title.year !== way.year) continue;
      for (const name of names) best = Math.min(best, nameRank(name, way));
    }
    return best;
  });
}

/** Where no name is spelt like that, a slip a word counts as well. */
export const rankNames = keepingLast((entries, query) => {
  const ranks = exactRanks(entries, query);
  const [narrowed] = waysOf(query);
  if (narrowed.words.length === 0 || ranks.some((rank) => rank < RANKS.nearName)) return ranks;
  for (const index of fuzzyMatches(namesOf(entries), narrowed.words)) {
    const entry = entries[index];
    if (entry && isOfYear(entry, narrowed)) ranks[index] = RANKS.nearName;
  }
  return ranks;
});

/** How well each fits by its names, and where those say nothing by all of its texts. */
export const rankTitles = keepingLast((entries, query) => {
  const folded = foldedList(entries);
  const ways = waysOf(query);
  return rankNames(entries, query).map((rank, index) => {
    const [entry, texts] = [entries[index], folded[index]];
    if (rank < RANKS.none || !entry || !texts) return rank;
    return ways.some((way) => isOfYear(entry, way) && isIn(texts.all, way)) ? RANKS.inText : rank;
  });
});

/** The names of each, as one text. */
const namesOf = perObject((entries: readonly SearchEntry[]) =>
  foldedList(entries).map(({ joinedNames }) => joinedNames),
);

/** Punctuation that was written may be looked for as well; without it both say the same. */
const isIn = (all: string, { words, literal, isPlain }: Wanted): boolean =>
  (words.length > 0 && words.every((word) => all.includes(word))) ||
  (!isPlain && literal.every((word) => all.includes(word)));

type Name = FoldedEntry['names'][number];

function nameRank({ text, words: own, joined }: Name, { name, words }: Wanted): number {
  // Most titles have not even the first word.
  if (words.length === 0 || !words.every((word) => text.includes(word))) return RANKS.none;
  if (joined === name) return RANKS.isName;
  if (joined.startsWith(name)) return RANKS.startsName;
  return words.every((word) => own.some((part) => part.startsWith(word))) ? RANKS.startsWords : RANKS.inName;
}
