import type { SearchQuery } from '@/domain/query/readQuery';
import { foldedWords } from '@/lib/foldedWords';
import { entriesStarting } from './entriesStarting';
import { exactRanks, rankNames, RANKS, rankTitles } from './rankTitles';
import type { SearchEntry } from './searchEntry';

/**
 * The titles that a query means, the best first: by their names, then with a slip a word where no name is spelt like
 * that, then by overview, genre, cast or crew. What has all of the text as it was written is always found.
 */
export const searchTitles = async <Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<Entry[]> => inOrder(entries, await rankTitles(entries, query, signal), RANKS.inText);

/**
 * Those that are meant while somebody types: by the words that begin so in their names, or where none does with a slip.
 * Most titles have no such word, and are not looked at.
 */
export async function searchNames(
  entries: readonly SearchEntry[],
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<SearchEntry[]> {
  const near = entriesStarting(entries)(foldedWords(query.text));
  const starting = inOrder(near, await exactRanks(near, query, signal), RANKS.startsWords);
  if (starting.length > 0) return starting.map(({ entry }) => entry);
  const ranks = await rankNames(entries, query, signal);
  return entries.filter((_, index) => ranks[index] === RANKS.nearName);
}

/** The best first, in the list's own order among equals. */
function inOrder<Entry>(entries: readonly Entry[], ranks: readonly number[], worst: number): Entry[] {
  const ofRank: Entry[][] = Array.from({ length: worst + 1 }, () => []);
  entries.forEach((entry, index) => ofRank[ranks[index] ?? RANKS.none]?.push(entry));
  return ofRank.flat();
}
