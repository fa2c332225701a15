import type { SearchQuery } from '@/domain/query/readQuery';
import { tokenize } from '@/lib/searchText';
import { titleCandidates } from './searchIndex';
import { exactRanks, rankNames, RANKS, rankTitles } from './rankTitles';
import type { TitleEntry } from '@/domain/title/titleEntry';

/**
 * Returns the titles that match a query, the best first: by name, then with one typo for each word if no name matches,
 * then by overview, genre, cast or crew. A title that contains the whole text as it was typed is always found.
 */
export const searchTitles = async <Entry extends TitleEntry>(
  entries: readonly Entry[],
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<Entry[]> => inOrder(entries, await rankTitles(entries, query, signal), RANKS.inText);

/**
 * Returns the titles that match a text while the viewer types: by the starts of words in their names, or with a typo if
 * there are none. Most titles have no such word and are skipped.
 */
export async function searchTitleNames(
  entries: readonly TitleEntry[],
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<TitleEntry[]> {
  const near = titleCandidates(entries)(tokenize(query.text));
  const starting = inOrder(near, await exactRanks(near, query, signal), RANKS.startsWords);
  if (starting.length > 0) return starting.map(({ entry }) => entry);
  const ranks = await rankNames(entries, query, signal);
  return entries.filter((_, index) => ranks[index] === RANKS.nearName);
}

/** Returns the entries sorted by rank. Entries of equal rank stay in the order of the list. */
function inOrder<Entry>(entries: readonly Entry[], ranks: readonly number[], worst: number): Entry[] {
  const ofRank: Entry[][] = Array.from({ length: worst + 1 }, () => []);
  entries.forEach((entry, index) => ofRank[ranks[index] ?? RANKS.none]?.push(entry));
  return ofRank.flat();
}
