import type { SearchKind, SearchQuery } from '@/domain/query/readQuery';
import type { UnknownRecord } from '@/lib/json';
import type { SearchEntry } from './searchEntry';
import { searchTitles } from './searchTitles';

/** The page size of results in the browser. It fills whole rows of cards on most screens. */
const PAGE_SIZE = 24;

export interface Wanted {
  query: SearchQuery;
  kind: SearchKind;
  page: number;
}

/** Returns the results of lists in the browser in the format of a server: a page of records and the total. */
export async function localAnswer(
  entries: readonly SearchEntry[],
  { query, kind, page }: Wanted,
  signal?: AbortSignal,
) {
  // All kinds are searched together, so that an exact match of a series prevents fuzzy matches of movies. Only a
  // deployer's own lists have people.
  const found = kind === 'person' ? [] : await searchTitles(entries, oneWay(query), signal);
  const ofKind = found.filter(({ title }) => title.kind === kind);
  return pageOf(ofKind, page, ({ record, title }) => ({ ...record, kind: title.kind }));
}

/** Searches for the text with the year only. The caller sends a second query if the year may be part of the name. */
const oneWay = (query: SearchQuery): SearchQuery => (query.isYearUnsure ? { ...query, written: query.text } : query);

/**
 * Returns a page of results in the format of TMDB.
 * @param toRecord is called only for the results on the page
 */
export const pageOf = <Found>(found: readonly Found[], page: number, toRecord: (one: Found) => UnknownRecord) => ({
  page,
  results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRecord),
  total_pages: Math.ceil(found.length / PAGE_SIZE),
  total_results: found.length,
});
