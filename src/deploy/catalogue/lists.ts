import { PRELOADED_ROWS } from '@/domain/lists/genreRow';
import type { TitleKind } from '@/domain/title/title';

/** A list that the app asks the product API for. */
export interface ListPath {
  path: string;
  /** What its records are where they do not say so. */
  kind: TitleKind | undefined;
  /** Where its titles are shown. */
  feeds: string;
  /** Whether the app follows `next`. */
  hasPages: boolean;
  /** Whether people may stand among the titles. */
  hasPeople?: boolean;
  /** Whether an empty list is shown as such; else the next source answers. */
  mayBeEmpty: boolean;
}

export const LISTS: readonly ListPath[] = [
  { path: 'movies/popular', kind: 'movie', feeds: "home's movie list", hasPages: false, mayBeEmpty: false },
  {
    path: 'movies/trending',
    kind: 'movie',
    feeds: "the search page's trending movies",
    hasPages: false,
    mayBeEmpty: false,
  },
  {
    path: 'movies/top-rated',
    kind: 'movie',
    feeds: "the list 'Top rated' of the movies page",
    hasPages: false,
    mayBeEmpty: false,
  },
  ...PRELOADED_ROWS.map(({ id, name }) => ({
    path: `movies/genre/${id}`,
    kind: undefined,
    feeds: `home's row '${name}'`,
    hasPages: false,
    mayBeEmpty: true,
  })),
  { path: 'movies/all', kind: 'movie', feeds: 'the movies page and search', hasPages: true, mayBeEmpty: true },
  { path: 'series/all', kind: 'tv', feeds: 'the series page and search', hasPages: true, mayBeEmpty: true },
];

export const GENRES_PATH = 'movies/genres';
