import { GENRE_NAMES } from './genre';

/** A name as it is compared: 'Science-Fiction' and 'science fiction' are one. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By name, and as OMDb writes one of them. */
const NUMBERS = new Map([...Array.from(GENRE_NAMES, ([id, name]) => [bare(name), id] as const), ['scifi', 878]]);

/** TMDB's number of a genre; undefined for a name that TMDB does not have. */
export const genreNumber = (name: string): number | undefined => NUMBERS.get(bare(name));

/** Above all numbers of TMDB's and of lists that number their genres. */
const FIRST_OWN = 1_000_000_000;

/** A number that is made of a genre's name: the same in every list and at every visit. */
export function madeNumber(name: string): number {
  let sum = 0;
  for (const letter of bare(name) || name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % FIRST_OWN;
  return FIRST_OWN + sum;
}
