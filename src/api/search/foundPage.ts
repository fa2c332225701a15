import type { FoundPerson } from '@/domain/people/foundPerson';
import { readFoundPerson, saysPerson } from '@/domain/people/foundPerson';
import type { SearchKind } from '@/domain/query/readQuery';
import { readList, readTitle } from '@/domain/title/readTitle';
import type { Source } from '@/domain/record/source';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import type { CatalogueMeta } from '../client/catalogueRequest';
import { isSampleResponse } from '../client/isSampleResponse';
import { sourceOf } from '../client/titleList';
import type { PageParam } from '../client/titlePages';
import { MAX_PAGE } from '../client/titlePages';

/** A page of search results of one kind. */
export interface FoundPage {
  titles: Title[];
  people: FoundPerson[];
  source: Source;
  /** The time of the original fetch, see `withOriginalFetchTime`. */
  fetchedAt?: number;
  /** The number of results on all pages. Null if the source does not report it. */
  total: number | null;
  next: PageParam | null;
}

export const nothingFound = (source: Source): FoundPage => ({ titles: [], people: [], source, total: 0, next: null });

/**
 * Returns whether a response is a list of results. It may be empty and may hold any kind. Only an unreadable list is a
 * failure.
 */
export function isFoundList(answer: unknown): boolean {
  const list = readList(answer);
  return (
    list !== null &&
    (list.length === 0 || list.some((record) => readTitle(record) ?? readFoundPerson(record, 'sample')))
  );
}

/**
 * Reads the results of one kind from a response. A TMDB response has only that kind. The records of other sources name
 * their kind.
 */
export function readFoundPage(
  answer: unknown,
  kind: SearchKind,
  { page, meta }: { page: number; meta: CatalogueMeta | undefined },
): FoundPage {
  const source = sourceOf(meta);
  const owner = isSampleResponse(answer) ? 'sample' : source;
  const records = (readList(answer) ?? []).filter((record) => isRecord(record) && record.adult !== true);
  const isAsked = source === 'tmdb';
  const titles = records.flatMap((record) => {
    if (kind === 'person' || saysPerson(record)) return [];
    const title = readTitle(record, isAsked ? kind : undefined, owner);
    return title?.kind === kind ? title : [];
  });
  const people =
    kind === 'person'
      ? records.flatMap((record) => (isAsked || saysPerson(record) ? (readFoundPerson(record, owner) ?? []) : []))
      : [];
  const { total_results: total, total_pages: pages, next } = isRecord(answer) ? answer : {};
  const isMore = typeof pages === 'number' && page < Math.min(pages, MAX_PAGE) && records.length > 0;
  const isChained = typeof next === 'string' && next !== '';
  return {
    titles: eachOnce(titles, titleKey),
    people: eachOnce(people, ({ id }) => String(id)),
    fetchedAt: meta?.fetchedAt,
    source,
    total: typeof total === 'number' ? total : null,
    next: isMore ? { page: page + 1, source } : isChained ? { page: page + 1, source, path: next } : null,
  };
}

/**
 * Returns the items without repeats, each in its first position. A response may repeat items of its own or of an
 * earlier page.
 */
export function eachOnce<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
