import { noFilter } from './noFilter';
import { readTitleFilter } from './readTitleFilter';
import type { TitleKind } from '../title/title';
import type { TitleFilter } from './titleFilter';
import type { TitleListKey } from '../lists/titleLists';
import { TITLE_LISTS } from '../lists/titleLists';
import { writeTitleFilter } from './writeTitleFilter';

/** The query of the movies page or the series page: one of the lists, or a filter of all titles. */
export interface TitleQuery {
  /** Null for the popular titles, narrowed by the filter. With a list the filter is empty. */
  list: TitleListKey | null;
  filter: TitleFilter;
}

/** Reads the query of a URL. A list has priority over a filter. */
export function readTitleQuery(params: URLSearchParams, kind: TitleKind): TitleQuery {
  const list = TITLE_LISTS[kind].find((key) => key === params.get('list')) ?? null;
  return { list, filter: list === null ? readTitleFilter(params, kind) : noFilter(kind) };
}

/** Returns the query string of a query in its canonical form. */
export const writeTitleQuery = ({ list, filter }: TitleQuery): string =>
  list === null ? writeTitleFilter(filter) : `list=${list}`;
