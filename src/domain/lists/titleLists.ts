import type { TitleKind } from '../title/title';

/** The curated lists. They cannot be combined with a filter. */
const LIST_NAMES = {
  trending: 'Trending',
  'top-rated': 'Top rated',
  'in-cinemas': 'In cinemas',
  upcoming: 'Upcoming',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
} as const;

export type TitleListKey = keyof typeof LIST_NAMES;

/** The lists of each kind, in the order of the panel. If none is selected, the popular titles are shown. */
export const TITLE_LISTS: Record<TitleKind, readonly TitleListKey[]> = {
  movie: ['trending', 'top-rated', 'in-cinemas', 'upcoming'],
  tv: ['trending', 'top-rated', 'on-the-air', 'airing-today'],
};

export const titleListName = (key: TitleListKey | null): string => (key === null ? 'Popular' : LIST_NAMES[key]);
