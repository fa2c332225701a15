import type { TitleKind } from './title';

/** A title as somebody's list calls it. */
export interface WantedTitle {
  /** Empty where there is nothing but an id. */
  title: string;
  year: number | null;
  /** `tt0078748`. */
  imdb: string | null;
  tmdb: number | null;
  /** Null where the list does not say. */
  kind: TitleKind | null;
}
