import type { TitleKind } from '../title/title';

/** Lists that somebody else has put together; they combine with no filter. */
const LIST_NAMES = {
  trending: 'Trending',
  'top-rated': 'Top rated',
  'in-cinemas': 'In cinemas',
  upcoming: 'Upcoming',
  'on-the-air': 'On the air',
  'airing-today': 'Airing today',
} as const;

export type TitleListKey = keyof typeof LIST_NAMES;

/** By kind, in the order of the panel; where none is chosen the popular titles are shown. */
export const TITLE_LISTS: Record<TitleKind, readonly TitleListKey[]> = {
  movie: ['trending', 'top-rated', 'in-cinemas', 'upcoming'],
  tv: ['trending', 'top-rated', 'on-the-air', 'airing-today'],
};

export const titleListName = (key: TitleListKey | null): string => (key === null ? 'Popular' : LIST_NAMES[key]);
