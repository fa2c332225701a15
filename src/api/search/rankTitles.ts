import type { SearchQuery } from '@/domain/query/readQuery';
import { memoizeWeak } from '@/lib/memoize';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import { forEachChunked } from '@/lib/forEachChunked';
import type { SharedRequest } from '../client/dedupeRequest';
import { refCountedRequest } from '../client/dedupeRequest';
import { fuzzyMatches } from './fuzzyMatches';
import type { TitleEntry } from '@/domain/title/titleEntry';
import type { SearchIndexEntry } from './searchIndex';
import { searchIndex } from './searchIndex';

type Ranks = readonly number[];
type RankAll = (entries: readonly TitleEntry[], query: SearchQuery, signal?: AbortSignal) => Promise<Ranks>;

interface Question {
  entries: readonly TitleEntry[];
  key: string;
  join: SharedRequest<Ranks>;
}

/** The cache size. A text whose last word may be a year needs two entries, and its suggestions need a third. */
const MOST_KEPT = 3;

/** The parts of a query that its ranks depend on. */
const keyOf = ({ written, text, year }: SearchQuery) => JSON.stringify([written, text, year]);

/**
 * Caches the ranks of the last queries, because suggestions, movies, series and their pages need the same ones. A
 * caller joins a query that is pending. The query is aborted when no caller waits for it.
 */
export function rankingCache(rankAll: RankAll): RankAll {
  let kept: Question[] = [];
  const others = (than: Question) => kept.filter((question) => question !== than);
  return (entries, query, signal = new AbortController().signal) => {
    const key = keyOf(query);
    const known = kept.find((asked) => asked.entries === entries && asked.key === key);
    const question = known ?? {
      entries,
      key,
      join: refCountedRequest(
        (all) => rankAll(entries, query, all),
        () => (kept = others(question)),
      ),
    };
    kept = [question, ...others(question)].slice(0, MOST_KEPT);
    return question.join(signal);
  };
}

/** The quality of a match. A lower number is better. */
export const RANKS = { isName: 0, startsName: 1, startsWords: 2, inName: 3, nearName: 4, inText: 5, none: 6 } as const;

/** The words and the year that a title must have. */
interface QueryTerms {
  /** The words as they were typed, with punctuation. */
  literal: string[];
  name: string;
  words: string[];
  year: number | null;
  /** Whether the typed text has words only, without punctuation. */
  isPlain: boolean;
}

const wanted = (text: string, year: number | null): QueryTerms => {
  const words = tokenize(text);
  const literal = normalizeForSearch(text).split(/\s+/);
  const name = words.join(' ');
  return { literal, name, words, year, isPlain: words.length > 0 && literal.join(' ') === name };
};

const waysOf = ({ written, text, year }: SearchQuery): [QueryTerms, ...QueryTerms[]] => {
  const narrowed = wanted(text, year);
  return text === written ? [narrowed] : [narrowed, wanted(written, null)];
};

const isOfYear = ({ title }: TitleEntry, { year }: QueryTerms): boolean => year === null || title.year === year;

/** Returns the ranks of titles by the exact spelling of their names. */
export async function exactRanks(
  folded: readonly SearchIndexEntry[],
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<number[]> {
  const ways = waysOf(query);
  const ranks: number[] = [];
  const rank = ({ entry, names }: SearchIndexEntry) => {
    let best: number = RANKS.none;
    for (const way of ways) {
      if (!isOfYear(entry, way)) continue;
      for (const name of names) best = Math.min(best, nameRank(name, way));
    }
    ranks.push(best);
  };
  await forEachChunked(folded, rank, signal);
  return ranks;
}

/** Returns the ranks of titles by name. If no name has an exact match, one typo for each word is allowed. */
export const rankNames = rankingCache(async (entries, query, signal) => {
  const ranks = await exactRanks(searchIndex(entries), query, signal);
  const [narrowed] = waysOf(query);
  if (narrowed.words.length === 0 || ranks.some((rank) => rank < RANKS.nearName)) return ranks;
  for (const index of await fuzzyMatches(namesOf(entries), narrowed.words, signal)) {
    const entry = entries[index];
    if (entry && isOfYear(entry, narrowed)) ranks[index] = RANKS.nearName;
  }
  return ranks;
});

/** Returns the ranks of titles by name. A title without a match by name is ranked by its other texts. */
export const rankTitles = rankingCache(async (entries, query, signal) => {
  const ways = waysOf(query);
  const ranks = [...(await rankNames(entries, query, signal))];
  const rank = ({ entry, all }: SearchIndexEntry, index: number) => {
    if (ranks[index] === RANKS.none && ways.some((way) => isOfYear(entry, way) && isIn(all, way)))
      ranks[index] = RANKS.inText;
  };
  await forEachChunked(searchIndex(entries), rank, signal);
  return ranks;
});

/** Returns the names of each title as one text. */
const namesOf = memoizeWeak((entries: readonly TitleEntry[]) =>
  searchIndex(entries).map(({ joinedNames }) => joinedNames),
);

/** Returns whether a text contains all words. Typed punctuation may match literally as well. */
const isIn = (all: string, { words, literal, isPlain }: QueryTerms): boolean =>
  (words.length > 0 && words.every((word) => all.includes(word))) ||
  (!isPlain && literal.every((word) => all.includes(word)));

type Name = SearchIndexEntry['names'][number];

function nameRank({ text, words: own, joined }: Name, { name, words }: QueryTerms): number {
  // Most titles do not contain the first word, so this check comes first.
  if (words.length === 0 || !words.every((word) => text.includes(word))) return RANKS.none;
  if (joined === name) return RANKS.isName;
  if (joined.startsWith(name)) return RANKS.startsName;
  return words.every((word) => own.some((part) => part.startsWith(word))) ? RANKS.startsWords : RANKS.inName;
}
