import type { ImageRef } from '@/lib/imageRef';

export type TitleKind = 'movie' | 'tv';

/** A positive number, or an outside catalogue's own text id (`tt0137523`). */
export type TitleId = number | string;

/** Movies and series are numbered apart at TMDB, so an id alone does not name a title. */
export type TitleKey = `${TitleKind}:${TitleId}`;

/** A movie or a series, whatever source it came from. */
export interface Title {
  kind: TitleKind;
  id: TitleId;
  title: string;
  originalTitle: string | null;
  /** `YYYY-MM-DD`. */
  releaseDate: string | null;
  year: number | null;
  poster: ImageRef | null;
  backdrop: ImageRef | null;
  overview: string;
  genres: string[];
  genreIds: number[];
  director: string | null;
  /** Minutes. */
  runtime: number | null;
  /** 0 to 10. */
  rating: number | null;
  /** A video's key at YouTube; null where the record says that there is none. */
  trailer: string | null;
}

/** Shown, and stored, where a record does not say it. */
export const UNKNOWN = {
  title: 'Unknown Title',
  overview: 'No description available',
  rating: 'N/A',
  runtime: 120,
} as const;

export const titleKey = ({ kind, id }: Pick<Title, 'kind' | 'id'>): TitleKey => `${kind}:${id}`;

/** A rating as it is shown: one decimal, or 'N/A'. */
export const ratingText = ({ rating }: Pick<Title, 'rating'>): string => rating?.toFixed(1) ?? UNKNOWN.rating;
