/** The genre ids of the chips of the movies page: Action, Adventure, Drama, Fantasy, Horror, Science Fiction. */
export const GENRE_FILTERS: readonly number[] = [28, 12, 18, 14, 27, 878];

/** Reads the `?genre=` of a URL: a genre's id, or null for All and for anything that is not a number. */
export function readGenreFilter(param: string | null): number | null {
  return param !== null && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null;
}
