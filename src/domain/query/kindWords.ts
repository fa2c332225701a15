import type { SearchKind } from './readQuery';

/** What a kind is called: as a heading, of one, of several. */
export const KIND_WORDS: Record<SearchKind, { heading: string; one: string; many: string }> = {
  movie: { heading: 'Movies', one: 'movie', many: 'movies' },
  tv: { heading: 'Series', one: 'series', many: 'series' },
  person: { heading: 'People', one: 'person', many: 'people' },
};
