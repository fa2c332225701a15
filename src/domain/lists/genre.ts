export interface Genre {
  id: number;
  name: string;
}

/** TMDB's genre ids, movies' and series'; wire records often carry only the numbers. */
export const GENRE_NAMES: ReadonlyMap<number, string> = new Map([
  [28, 'Action'],
  [12, 'Adventure'],
  [16, 'Animation'],
  [35, 'Comedy'],
  [80, 'Crime'],
  [99, 'Documentary'],
  [18, 'Drama'],
  [10751, 'Family'],
  [14, 'Fantasy'],
  [36, 'History'],
  [27, 'Horror'],
  [10402, 'Music'],
  [9648, 'Mystery'],
  [10749, 'Romance'],
  [878, 'Science Fiction'],
  [10770, 'TV Movie'],
  [53, 'Thriller'],
  [10752, 'War'],
  [37, 'Western'],
  [10759, 'Action & Adventure'],
  [10762, 'Kids'],
  [10763, 'News'],
  [10764, 'Reality'],
  [10765, 'Sci-Fi & Fantasy'],
  [10766, 'Soap'],
  [10767, 'Talk'],
  [10768, 'War & Politics'],
]);

/** @returns undefined for an id that is not known */
export const genreName = (id: number): string | undefined => GENRE_NAMES.get(id);

/** A name as it is compared: 'Science-Fiction' and 'science fiction' are one. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** By name, and as OMDb writes one of them. */
const NUMBERS = new Map([...Array.from(GENRE_NAMES, ([id, name]) => [bare(name), id] as const), ['scifi', 878]]);

/** TMDB's number of a genre; undefined for a name that TMDB does not have. */
export const genreNumber = (name: string): number | undefined => NUMBERS.get(bare(name));

/** Above all numbers of TMDB's and of lists that number their genres. */
const FIRST_OWN = 1_000_000_000;

/** What a genre goes by: TMDB's number, or one that is made of its name, the same in every list and at every visit. */
export function genreId(name: string): number {
  const known = genreNumber(name);
  if (known !== undefined) return known;
  let sum = 0;
  for (const letter of bare(name) || name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % FIRST_OWN;
  return FIRST_OWN + sum;
}
