import type { TitleKind } from '../title/title';

/** The curated lists. They cannot be combined with a filter. */
export type TitleListKey = 'trending' | 'top-rated' | 'in-cinemas' | 'upcoming' | 'on-the-air' | 'airing-today';

/** The lists of each kind, in the order of the panel. If none is selected, the popular titles are shown. */
export const TITLE_LISTS: Record<TitleKind, readonly TitleListKey[]> = {
  movie: ['trending', 'top-rated', 'in-cinemas', 'upcoming'],
  tv: ['trending', 'top-rated', 'on-the-air', 'airing-today'],
};
