import type { SearchKind, SearchQuery } from '@/domain/query/readQuery';
import type { UnknownRecord } from '@/lib/json';
import type { SearchEntry } from './searchEntry';
import { searchTitles } from './searchTitles';

/** A page of what is found in the browser: whole lines of cards on most screens. */
const PAGE_SIZE = 24;

export interface Wanted {
  query: SearchQuery;
  kind: SearchKind;
  page: number;
}

/** What lists in the browser have for a query, as a server would answer it: a page of wire records and their number. */
export async function localAnswer(
  entries: readonly SearchEntry[],
  { query, kind, page }: Wanted,
  signal?: AbortSignal,
) {
  // All kinds together: where a series is spelt like that, no film is taken for a slip. People are nobody's but the deployer's.
  const found = kind === 'person' ? [] : await searchTitles(entries, oneWay(query), signal);
  const ofKind = found.filter(({ title }) => title.kind === kind);
  return pageOf(ofKind, page, ({ record, title }) => ({ ...record, kind: title.kind }));
}

/** A year that may be a part of the name is asked for both ways, each by itself: what one has, the other does not count. */
const oneWay = (query: SearchQuery): SearchQuery => (query.isYearUnsure ? { ...query, written: query.text } : query);

/** @param toRecord is only asked for what the page shows */
export const pageOf = <Found>(found: readonly Found[], page: number, toRecord: (one: Found) => UnknownRecord) => ({
  page,
  results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRecord),
  total_pages: Math.ceil(found.length / PAGE_SIZE),
  total_results: found.length,
});
