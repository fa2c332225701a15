import type { TitleKind } from '../title/title';

/** A range with both ends included; null leaves an end open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** Returns whether a range has at least one end. */
export const isAsked = ({ from, to }: Range): boolean => from !== null || to !== null;

export const SORT_KEYS = ['popularity', 'rating', 'date', 'title'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The filter and sort order of movies or series. The URL contains all of it. */
export interface TitleFilter {
  kind: TitleKind;
  /** Any of these genres, or all of them. */
  genres: number[];
  genreMatch: 'any' | 'all';
  /** None of these genres. */
  withoutGenres: number[];
  years: Range;
  /** The minimum, from 0 to 10. */
  rating: number | null;
  /** The minimum number of votes. */
  votes: number | null;
  /** In minutes. */
  runtime: Range;
  /** The original language; ISO 639-1, lower case. */
  language: string | null;
  /** All of these keywords. */
  keywords: number[];
  sort: { by: SortKey; descending: boolean };
}

/** Returns the empty filter of a kind, sorted by popularity. */
export const noFilter = (kind: TitleKind): TitleFilter => ({
  kind,
  genres: [],
  genreMatch: 'any',
  withoutGenres: [],
  years: { from: null, to: null },
  rating: null,
  votes: null,
  runtime: { from: null, to: null },
  language: null,
  keywords: [],
  sort: { by: 'popularity', descending: true },
});

/** Whether each key sorts in descending order by default. */
export const NATURALLY_DESCENDING: Record<SortKey, boolean> = {
  popularity: true,
  rating: true,
  date: true,
  title: false,
};
