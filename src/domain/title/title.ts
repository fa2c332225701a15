import { msg } from '@/lib/msg';
import type { ImageRef } from '@/lib/safeUrls';
import type { Source } from '../record/source';

export type TitleKind = 'movie' | 'tv';

/** A positive number, or the text id of another catalogue (`tt0137523`). */
export type TitleId = number | string;

/** The fields that identify a title. TMDB has separate ids for movies and series, and each source has its own ids. */
export interface TitleName {
  kind: TitleKind;
  id: TitleId;
  source: Source;
}

/**
 * The identity as one text: `movie:1001` for a sample or a text id, `movie:603@tmdb` for a number of another source.
 */
export type TitleKey = `${TitleKind}:${string}`;

/** A movie or a series from any source. */
export interface Title extends TitleName {
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
  /** In minutes. */
  runtime: number | null;
  /** From 0 to 10. */
  rating: number | null;
  /** A YouTube key or the URL of a file; null if there is none; undefined if TMDB has not been queried yet. */
  trailer?: string | null;
  /** Whether the record has a video to play, or an episode of the series has one. */
  isPlayable?: true;
  /** Whether the poster does not show the title, so that the card must show it. */
  isPosterUntitled?: true;
}

/** The values that are shown and stored if a record does not have them. */
export const UNKNOWN = {
  title: msg('Unknown Title'),
  overview: msg('No description available'),
  rating: msg('N/A'),
  runtime: 120,
} as const;

/** Returns whether an id is in the range of the samples; see startup/boot/initialRequests as well. */
export const isSampleId = (id: TitleId): boolean => typeof id === 'number' && id >= 1000 && id < 5000;

/**
 * Returns whether the source belongs to the key. Numbers without a source are samples, and a text id is the same in
 * every source.
 */
export const needsSource = ({ id, source }: Pick<TitleName, 'id' | 'source'>): boolean =>
  typeof id === 'number' && source !== 'sample';

export const titleKey = (name: TitleName): TitleKey =>
  `${name.kind}:${name.id}${needsSource(name) ? `@${name.source}` : ''}`;

/** Returns whether an external value is a valid title key. */
export const isTitleKey = (value: unknown): value is TitleKey =>
  typeof value === 'string' && /^(movie|tv):([A-Za-z0-9_-]{1,64}|[1-9]\d{0,15}@(product|tmdb))$/.test(value);

/** A title in an imported list. */
export interface WantedTitle {
  /** Empty if there is only an id. */
  title: string;
  year: number | null;
  /** `tt0078748`. */
  imdb: string | null;
  tmdb: number | null;
  /** Null if the list does not have it. */
  kind: TitleKind | null;
}
