import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Source } from '@/domain/record/source';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import { perObject } from '@/lib/perObject';
import type { CatalogueMeta } from '../catalogueRequest';
import { nextPath } from '../product/pages';
import type { TitleList } from '../titleList';
import { toTitleList } from '../titleList';

/** TMDB answers no page beyond this one. */
export const MAX_PAGE = 500;

/** Which page is asked for; from the second on of the source that gave the first. */
export interface PageParam {
  page: number;
  source?: Source;
  /** The product API's path of it. */
  path?: string;
}

export const FIRST_PAGE: PageParam = { page: 1 };

export interface TitlePage extends TitleList {
  /** See `withAge`. */
  fetchedAt?: number;
  /** What the answer says that it is; null where it does not say. */
  page: number | null;
  totalPages: number;
  /** How many titles there are on all pages; null where the source does not say. */
  total: number | null;
  /** The product API's path of the next one. */
  next: string | null;
}

/** One page of a list. */
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
      // The pages of an answer that was put together are named from the product API's root.
      next: list.source === 'tmdb' ? null : nextPath(answer, ''),
    };
  };

/** A list of 500 pages is asked at every turn which of its titles are new. */
const titlesByKey = perObject(
  ({ titles }: TitlePage) => new Map(titles.map((title) => [titleKey(title), title] as const)),
);

/** The titles of all pages, each once: a list that changes between two requests repeats some. */
export const titlesOfPages = perObject(({ pages }: InfiniteData<TitlePage, PageParam>): readonly Title[] => [
  ...new Map(pages.flatMap((page) => [...titlesByKey(page)])).values(),
]);

/** The page that follows; none after one that is not the page that was asked for, or that brought nothing new. */
export function nextPage(last: TitlePage, pages: readonly TitlePage[], asked: PageParam): PageParam | undefined {
  const { source } = last;
  const earlier = pages.slice(0, -1).map(titlesByKey);
  const isNew = [...titlesByKey(last).keys()].some((key) => !earlier.some((titles) => titles.has(key)));
  if (!isNew) return undefined;
  if (last.next !== null) return { page: asked.page + 1, source, path: last.next };
  const isAsked = last.page === null || last.page === asked.page;
  return isAsked && asked.page < last.totalPages ? { page: asked.page + 1, source } : undefined;
}
