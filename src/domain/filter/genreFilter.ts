import type { Genre } from '../lists/genre';

/** The genre chips of the movies page; `null` is All. */
export const GENRE_FILTERS: readonly Genre[] = [
  { id: 28, name: 'Action' },
  { id: 12, name: 'Adventure' },
  { id: 18, name: 'Drama' },
  { id: 14, name: 'Fantasy' },
  { id: 27, name: 'Horror' },
  { id: 878, name: 'Science Fiction' },
];

/** Reads the `?genre=` of a URL: a genre's id, or null for All and for anything that is not a number. */
export function readGenreFilter(param: string | null): number | null {
  return param !== null && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null;
}
