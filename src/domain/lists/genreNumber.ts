import { GENRE_NAMES } from './genre';

/** Normalizes a name for comparison: 'Science-Fiction' and 'science fiction' are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The ids by name, with an additional spelling of OMDb. */
const NUMBERS = new Map([...Array.from(GENRE_NAMES, ([id, name]) => [bare(name), id] as const), ['scifi', 878]]);

/** Returns TMDB's id of a genre; undefined if TMDB has no such genre. */
export const genreNumber = (name: string): number | undefined => NUMBERS.get(bare(name));

/** Greater than all ids of TMDB and of lists with genre ids of their own. */
const FIRST_OWN = 1_000_000_000;

/** Returns an id that is derived from a genre's name, so that it is the same in every list and every visit. */
export function madeNumber(name: string): number {
  let sum = 0;
  for (const letter of bare(name) || name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % FIRST_OWN;
  return FIRST_OWN + sum;
}
