import type { SearchQuery } from '@/domain/query/readQuery';
import { RANKS, rankTitles } from './rankTitles';
import type { SearchEntry } from './searchEntry';

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
  const ofRank = new Map<number, Entry[]>(
    Object.values(RANKS)
      .filter(counts)
      .map((rank) => [rank, []]),
  );
  const ranks = rankTitles(entries, query);
  entries.forEach((entry, index) => ofRank.get(ranks[index] ?? RANKS.none)?.push(entry));
  return [...ofRank.values()].flat();
}
