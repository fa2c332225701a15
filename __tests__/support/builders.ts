import type { Title } from '@/domain/title/title';

/** Returns a complete title. A test passes only the fields that it is about. */
export const buildTitle = (fields: Partial<Title> = {}): Title => ({
  kind: 'movie',
  id: 603,
  source: 'sample',
  title: 'The Matrix',
  originalTitle: null,
  releaseDate: '1999-03-31',
  year: 1999,
  poster: null,
  backdrop: null,
  overview: 'A hacker learns what his world is made of.',
  genres: ['Action', 'Science Fiction'],
  genreIds: [28, 878],
  director: null,
  runtime: 136,
  rating: 8.7,
  trailer: 'eRsGyueVLvQ',
  ...fields,
});
