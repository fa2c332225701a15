import { isFilteredAddress } from './isFilteredAddress';
import type { TitleQuery } from './titleQuery';
import { writeTitleQuery } from './titleQuery';

/** Returns whether a query has a filter beyond its page, see `isFilteredAddress`. */
export const isFilteredQuery = (query: TitleQuery): boolean =>
  isFilteredAddress(new URLSearchParams(writeTitleQuery(query)), query.filter.kind);
