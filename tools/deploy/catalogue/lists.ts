import { PRELOADED_ROWS } from '@/domain/lists/numberedRow';
import type { TitleKind } from '@/domain/title/title';

/** A list that the app requests from the product API. */
export interface ListPath {
  path: string;
  /** The kind of records that do not name one. */
  kind: TitleKind | undefined;
  /** The part of the app that shows the titles. */
  feeds: string;
  /** Whether the app follows `next`. */
  hasPages: boolean;
  /** Whether the list may contain people too. */
  hasPeople?: boolean;
  /** Whether the app shows an empty list as empty. Otherwise it uses the next source. */
  mayBeEmpty: boolean;
  /** The list that a site with a catalogue of its own uses instead. */
  fallback?: string;
}

export const LISTS: readonly ListPath[] = [
  {
    path: 'movies/popular',
    kind: 'movie',
    feeds: "home's movie list",
    hasPages: false,
    mayBeEmpty: false,
    fallback: 'movies/all',
  },
  {
    path: 'movies/trending',
    kind: 'movie',
    feeds: "the search page's trending movies",
    hasPages: false,
    mayBeEmpty: false,
    fallback: 'movies/all',
  },
  {
    path: 'movies/top-rated',
    kind: 'movie',
    feeds: "the list 'Top rated' of the movies page",
    hasPages: false,
    mayBeEmpty: false,
    fallback: 'movies/all',
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
