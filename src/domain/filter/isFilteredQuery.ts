import { isFilteredAddress } from './isFilteredAddress';
import type { TitleQuery } from './titleQuery';
import { writeTitleQuery } from './titleQuery';

/** Whether a question asks for more than its page shows by itself, see `isFilteredAddress`. */
export const isFilteredQuery = (query: TitleQuery): boolean =>
  isFilteredAddress(new URLSearchParams(writeTitleQuery(query)), query.filter.kind);
