import type { SortKey } from './titleFilter';

/** Whether each key sorts in descending order by default. */
export const NATURALLY_DESCENDING: Record<SortKey, boolean> = {
  popularity: true,
  rating: true,
  date: true,
  title: false,
};
