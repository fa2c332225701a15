import type { TitleKind } from './title';

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
