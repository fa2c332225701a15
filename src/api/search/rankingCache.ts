import type { SearchQuery } from '@/domain/query/readQuery';
import type { SharedRequest } from '../refCountedRequest';
import { refCountedRequest } from '../refCountedRequest';
import type { SearchEntry } from './searchEntry';

type Ranks = readonly number[];
type RankAll = (entries: readonly SearchEntry[], query: SearchQuery, signal?: AbortSignal) => Promise<Ranks>;

interface Question {
  entries: readonly SearchEntry[];
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
