import type { SearchKind } from './readQuery';

/** The words for each kind: as a heading, in the singular, in the plural. */
export const KIND_WORDS: Record<SearchKind, { heading: string; one: string; many: string }> = {
  movie: { heading: 'Movies', one: 'movie', many: 'movies' },
  tv: { heading: 'Series', one: 'series', many: 'series' },
  person: { heading: 'People', one: 'person', many: 'people' },
};
