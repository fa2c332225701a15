import type { TitleKind } from '../title/title';
import type { TitleFilter } from './titleFilter';

/** Everything of a kind, the popular first. */
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
