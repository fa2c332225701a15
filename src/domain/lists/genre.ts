import { msg } from '@/lib/msg';

export interface Genre {
  id: number;
  name: string;
}

/** The names of TMDB's genre ids, of movies and series. Records often contain only the ids. */
export const GENRE_NAMES: ReadonlyMap<number, string> = new Map([
  [28, msg('Action')],
  [12, msg('Adventure')],
  [16, msg('Animation')],
  [35, msg('Comedy')],
  [80, msg('Crime')],
  [99, msg('Documentary')],
  [18, msg('Drama')],
  [10751, msg('Family')],
  [14, msg('Fantasy')],
  [36, msg('History')],
  [27, msg('Horror')],
  [10402, msg('Music')],
  [9648, msg('Mystery')],
  [10749, msg('Romance')],
  [878, msg('Science Fiction')],
  [10770, msg('TV Movie')],
  [53, msg('Thriller')],
  [10752, msg('War')],
  [37, msg('Western')],
  [10759, msg('Action & Adventure')],
  [10762, msg('Kids')],
  [10763, msg('News')],
  [10764, msg('Reality')],
  [10765, msg('Sci-Fi & Fantasy')],
  [10766, msg('Soap')],
  [10767, msg('Talk')],
  [10768, msg('War & Politics')],
]);

/** @returns undefined for an unknown id */
export const genreName = (id: number): string | undefined => GENRE_NAMES.get(id);

/** Returns the genres with these ids, without the unknown ones. */
export const genresWithIds = (ids: readonly number[]): Genre[] =>
  ids.flatMap((id) => {
    const name = genreName(id);
    return name === undefined ? [] : { id, name };
  });
