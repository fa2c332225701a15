import type { ImageRef } from '@/lib/imageRef';
import type { Source } from '../record/source';

export type TitleKind = 'movie' | 'tv';

/** A positive number, or an outside catalogue's own text id (`tt0137523`). */
export type TitleId = number | string;

/** All that it takes to name a title: movies and series are numbered apart at TMDB, and each catalogue for itself. */
export interface TitleName {
  kind: TitleKind;
  id: TitleId;
  source: Source;
}

/** The name as one text: `movie:1001` for a sample or a text id, `movie:603@tmdb` for another catalogue's number. */
export type TitleKey = `${TitleKind}:${string}`;

/** A movie or a series, whatever source it came from. */
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
  /** Minutes. */
  runtime: number | null;
  /** 0 to 10. */
  rating: number | null;
  /** A video's key at YouTube or a file's address; null where there is none; left out where TMDB has yet to be asked. */
  trailer?: string | null;
  /** Its record has a film to play, or a series' one of its episodes. */
  isPlayable?: true;
  /** The poster does not show the title, so the card does. */
  isPosterUntitled?: true;
}

/** Shown, and stored, where a record does not say it. */
export const UNKNOWN = {
  title: 'Unknown Title',
  overview: 'No description available',
  rating: 'N/A',
  runtime: 120,
} as const;

/** The samples' numbers are of this shape; see boot/questions as well. */
export const isSampleId = (id: TitleId): boolean => typeof id === 'number' && id >= 1000 && id < 5000;

/** Whether the source belongs to the name: bare numbers are the samples', and a text id is the same everywhere. */
export const needsSource = ({ id, source }: Pick<TitleName, 'id' | 'source'>): boolean =>
  typeof id === 'number' && source !== 'sample';

export const titleKey = (name: TitleName): TitleKey =>
  `${name.kind}:${name.id}${needsSource(name) ? `@${name.source}` : ''}`;

/** Whether a text from outside is the key of some title. */
export const isTitleKey = (value: unknown): value is TitleKey =>
  typeof value === 'string' && /^(movie|tv):([A-Za-z0-9_-]{1,64}|[1-9]\d{0,15}@(product|tmdb))$/.test(value);

/** A rating as it is shown: one decimal, or 'N/A'. */
export const ratingText = ({ rating }: Pick<Title, 'rating'>): string => rating?.toFixed(1) ?? UNKNOWN.rating;
