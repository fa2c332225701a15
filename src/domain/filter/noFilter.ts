import type { TitleKind } from '../title/title';
import type { TitleFilter } from './titleFilter';

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
