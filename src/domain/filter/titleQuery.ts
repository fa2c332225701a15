import { noFilter } from './noFilter';
import { readTitleFilter } from './readTitleFilter';
import type { TitleKind } from '../title/title';
import type { TitleFilter } from './titleFilter';
import type { TitleListKey } from '../lists/titleLists';
import { TITLE_LISTS } from '../lists/titleLists';
import { writeTitleFilter } from './writeTitleFilter';

/** What the page of movies or series shows: one of the lists, or what a filter leaves of all. */
export interface TitleQuery {
  /** Null for the popular ones, narrowed by the filter; with a list the filter is empty. */
  list: TitleListKey | null;
  filter: TitleFilter;
}

/** What an address asks for; a list goes before whatever else stands there. */
export function readTitleQuery(params: URLSearchParams, kind: TitleKind): TitleQuery {
  const list = TITLE_LISTS[kind].find((key) => key === params.get('list')) ?? null;
  return { list, filter: list === null ? readTitleFilter(params, kind) : noFilter(kind) };
}

/** The part of an address behind its `?`, in the one form that it has. */
export const writeTitleQuery = ({ list, filter }: TitleQuery): string =>
  list === null ? writeTitleFilter(filter) : `list=${list}`;
