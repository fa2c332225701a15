import type { SearchQuery } from '@/domain/query/readQuery';
import type { Title } from '@/domain/title/title';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { perObject } from '@/lib/perObject';
import { foldedEntry } from './foldedEntry';
import { fuzzyMatches } from './fuzzyMatches';
import type { SearchEntry } from './searchEntry';

/** How well a title fits, the best first. */
const RANKS = { isName: 0, startsName: 1, startsWords: 2, inName: 3, nearName: 4, inText: 5, none: 6 } as const;

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

interface Options {
  /** Overviews, genres and people do not count, nor what stands in the middle of a name's word. */
  namesOnly?: boolean;
}

/**
 * The titles that a query means, the best first: by their names, then with a slip a word where no name is spelt like
 * that, then by overview, genre, cast or crew. What has all of the text as it was written is always found.
 */
export function searchTitles<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: SearchQuery,
  { namesOnly = false }: Options = {},
): Entry[] {
  const counts = (rank: number) => (namesOnly ? rank <= RANKS.nearName && rank !== RANKS.inName : rank <= RANKS.inText);
  const narrowed = wanted(query.text, query.year);
  const ways = query.text === query.written ? [narrowed] : [narrowed, wanted(query.written, null)];
  const ranks: number[] = entries.map((entry) => Math.min(...ways.map((way) => rankOf(entry, way))));
  if (narrowed.words.length > 0 && !ranks.some((rank) => rank < RANKS.nearName)) {
    for (const index of fuzzyMatches(namesOf(entries), narrowed.words)) {
      const entry = entries[index];
      if (entry && isOfYear(entry.title, narrowed)) ranks[index] = RANKS.nearName;
    }
  }
  return entries
    .map((entry, index) => ({ entry, rank: ranks[index] ?? RANKS.none }))
    .filter(({ rank }) => counts(rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const isOfYear = ({ year }: Title, way: Wanted): boolean => way.year === null || year === way.year;

/** The names of each, as one text. */
const namesOf = perObject((entries: readonly SearchEntry[]) =>
  entries.map((entry) =>
    foldedEntry(entry)
      .names.map(({ text }) => text)
      .join(' '),
  ),
);

function rankOf(entry: SearchEntry, way: Wanted): number {
  if (!isOfYear(entry.title, way)) return RANKS.none;
  const { names, all } = foldedEntry(entry);
  const { words, name, literal } = way;
  // Most titles have not even the first word.
  if (words.length > 0 && words.every((word) => all.includes(word)))
    return Math.min(RANKS.inText, ...names.map((candidate) => nameRank(candidate, name, words)));
  return literal.every((word) => all.includes(word)) ? RANKS.inText : RANKS.none;
}

type Name = ReturnType<typeof foldedEntry>['names'][number];

function nameRank({ text, words: own, joined }: Name, name: string, words: readonly string[]): number {
  if (!words.every((word) => text.includes(word))) return RANKS.inText;
  if (joined === name) return RANKS.isName;
  if (joined.startsWith(name)) return RANKS.startsName;
  return words.every((word) => own.some((part) => part.startsWith(word))) ? RANKS.startsWords : RANKS.inName;
}
