import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Source } from '@/domain/record/source';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import { memoizeWeak } from '@/lib/memoize';
import type { CatalogueMeta } from './catalogueRequest';
import { nextPath } from './nextPath';
import type { TitleList } from './titleList';
import { toTitleList } from './titleList';

/** The last page that TMDB returns. */
export const MAX_PAGE = 500;

/** The page to request. Later pages name the source of the first page. */
export interface PageParam {
  page: number;
  source?: Source;
  /** The path of the page in the product API. */
  path?: string;
}

export const FIRST_PAGE: PageParam = { page: 1 };

export interface TitlePage extends TitleList {
  /** The time of the original fetch, see `withOriginalFetchTime`. */
  fetchedAt?: number;
  /** The page number in the response. Null if the response has none. */
  page: number | null;
  totalPages: number;
  /** The number of titles on all pages. Null if the source does not report it. */
  total: number | null;
  /** The path of the next page in the product API. */
  next: string | null;
}

/** Returns a function that reads one page of a list. */
export const toTitlePage =
  (kind: TitleKind) =>
  (answer: unknown, meta: CatalogueMeta | undefined): TitlePage => {
    const { page, total_pages: pages, total_results: total } = isRecord(answer) ? answer : {};
    const list = toTitleList(kind)(answer, meta);
    return {
      ...list,
      fetchedAt: meta?.fetchedAt,
      page: typeof page === 'number' ? page : null,
      totalPages: typeof pages === 'number' ? Math.min(pages, MAX_PAGE) : 1,
      total: typeof total === 'number' ? total : null,
      // The paths in a composed response are relative to the root of the product API.
      next: list.source === 'tmdb' ? null : nextPath(answer, ''),
    };
  };

/** Indexes the titles of a page. Memoized, because each new page is compared with up to 500 earlier ones. */
const titlesByKey = memoizeWeak(
  ({ titles }: TitlePage) => new Map(titles.map((title) => [titleKey(title), title] as const)),
);

/** Returns the titles of all pages without repeats. A list that changes between two requests repeats titles. */
export const titlesOfPages = memoizeWeak(({ pages }: InfiniteData<TitlePage, PageParam>): readonly Title[] => [
  ...new Map(pages.flatMap((page) => [...titlesByKey(page)])).values(),
]);

/**
 * Returns the parameter of the next page. Undefined if the response is not the requested page, or if it has no new
 * title.
 */
export function nextPage(last: TitlePage, pages: readonly TitlePage[], asked: PageParam): PageParam | undefined {
  const { source } = last;
  const earlier = pages.slice(0, -1).map(titlesByKey);
  const isNew = [...titlesByKey(last).keys()].some((key) => !earlier.some((titles) => titles.has(key)));
  if (!isNew) return undefined;
  if (last.next !== null) return { page: asked.page + 1, source, path: last.next };
  const isAsked = last.page === null || last.page === asked.page;
  return isAsked && asked.page < last.totalPages ? { page: asked.page + 1, source } : undefined;
}
