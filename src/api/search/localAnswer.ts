import type { SearchKind, SearchQuery } from '@/domain/query/readQuery';
import type { UnknownRecord } from '@/lib/json';
import { hasOwnList } from '../product/ownEntries';
import type { ProductClient } from '../client/productClient';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { searchIndexEntries } from './searchIndex';
import { asFoundRecord, searchPeople } from './searchPeople';
import { searchTitles } from './searchTitles';

/** The page size of results in the browser. It fills whole rows of cards on most screens. */
const PAGE_SIZE = 24;

interface LocalQuery {
  query: SearchQuery;
  kind: SearchKind;
  page: number;
}

/** Returns the results of lists in the browser in the format of a server: a page of records and the total. */
export async function localAnswer(
  entries: readonly TitleEntry[],
  { query, kind, page }: LocalQuery,
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
const pageOf = <Found>(found: readonly Found[], page: number, toRecord: (one: Found) => UnknownRecord) => ({
  page,
  results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRecord),
  total_pages: Math.ceil(found.length / PAGE_SIZE),
  total_results: found.length,
});

/**
 * Returns the results of the deployer's own lists for a query. Returns undefined for a kind without a list, and for
 * people that no record names, so that the next source is queried.
 */
export async function ownAnswer(access: ProductClient, wanted: LocalQuery): Promise<unknown> {
  const { query, kind, page } = wanted;
  const entries = await searchIndexEntries(access);
  if (!entries) return undefined;
  if (kind !== 'person')
    return (await hasOwnList(access, kind)) ? localAnswer(entries, wanted, access.signal) : undefined;
  const people = await searchPeople(entries, query, access.signal);
  return people.length > 0 ? pageOf(people, page, asFoundRecord) : undefined;
}
