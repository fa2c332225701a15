import { isRecord } from '@/lib/json';
import type { CatalogueMeta } from '../catalogueRequest';
import type { TitleList } from '../titleList';
import { toTitleList } from '../titleList';

/** TMDB answers no page beyond this one. */
export const MAX_PAGE = 500;

export interface TitlePage extends TitleList {
  page: number;
  totalPages: number;
}

/** One page of a list; the product API and the samples have only one. */
export function toTitlePage(answer: unknown, meta: CatalogueMeta | undefined): TitlePage {
  const { page, total_pages: total } = isRecord(answer) ? answer : {};
  return {
    ...toTitleList('movie')(answer, meta),
    page: typeof page === 'number' ? page : 1,
    totalPages: typeof total === 'number' ? Math.min(total, MAX_PAGE) : 1,
  };
}

export const nextPage = ({ page, totalPages }: TitlePage): number | undefined =>
  page < totalPages ? page + 1 : undefined;
