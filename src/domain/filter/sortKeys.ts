import type { SortKey } from './titleFilter';

/** The order that each key has by itself: the best, the newest, the first of the alphabet. */
export const NATURALLY_DESCENDING: Record<SortKey, boolean> = {
  popularity: true,
  rating: true,
  date: true,
  title: false,
};
