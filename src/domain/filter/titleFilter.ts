import type { TitleKind } from '../title/title';

/** From and to, both included; null leaves that side open. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** Whether a side of it is asked for. */
export const isAsked = ({ from, to }: Range): boolean => from !== null || to !== null;

export const SORT_KEYS = ['popularity', 'rating', 'date', 'title'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What movies or series are narrowed to and how they are ordered; the whole of it stands in the address. */
export interface TitleFilter {
  kind: TitleKind;
  /** Any of these genres, or all of them. */
  genres: number[];
  genreMatch: 'any' | 'all';
  /** None of these. */
  withoutGenres: number[];
  years: Range;
  /** At least, 0 to 10. */
  rating: number | null;
  /** At least so many votes. */
  votes: number | null;
  /** Minutes. */
  runtime: Range;
  /** The original one; ISO 639-1, lower case. */
  language: string | null;
  /** All of these. */
  keywords: number[];
  sort: { by: SortKey; descending: boolean };
}
