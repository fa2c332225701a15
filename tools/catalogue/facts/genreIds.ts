import type { Genre } from '@/domain/lists/genre';
import { GENRE_NAMES, genreName } from '@/domain/lists/genre';
import { cleanText } from '@/lib/text';
import { bare } from './bare';

/** TMDB genre ids by alternative names, in the format of `bare`. */
const OTHER_WORDS: Readonly<Record<string, number>> = {
  scifi: 878,
  sciencefiction: 878,
  sf: 878,
  suspense: 53,
  animated: 16,
  anime: 16,
  cartoon: 16,
  musical: 10402,
  biography: 36,
  historical: 36,
  documentaries: 99,
  doc: 99,
  kids: 10751,
  children: 10751,
  romantic: 10749,
  love: 10749,
  actionadventure: 10759,
  scififantasy: 10765,
  warpolitics: 10768,
  comedies: 35,
  dramas: 18,
  thrillers: 53,
  westerns: 37,
  detective: 9648,
  martialarts: 28,
};

/** The first id for genres that TMDB does not have. */
const FIRST_OWN = 90_001;

const MAX = { name: 100, perTitle: 20 } as const;

const NUMBERS = new Map(Array.from(GENRE_NAMES, ([id, name]) => [bare(name), id]));

export interface GenreBook {
  /** Returns the genres of a title. A genre that TMDB does not have gets an id of its own. */
  genresOf: (names: readonly string[]) => Genre[];
  /** Returns all genres in use, in the format of movies/genres. */
  genres: () => Genre[];
}

/**
 * Creates a lookup of genres by name. Ids of new genres follow the alphabetical order, so that the same folder always
 * gets the same ids.
 * @param all every genre name that the titles have
 */
export function createGenreBook(all: readonly string[]): GenreBook {
  const own = new Map<string, Genre>();
  const names = new Map(all.map((name) => [bare(name), cleanText(name, MAX.name)] as const));
  const strange = [...names].filter(([key, name]) => key !== '' && name !== '' && knownNumber(key) === null);
  for (const [index, [key, name]] of strange.sort(([a], [b]) => (a < b ? -1 : 1)).entries())
    own.set(key, { id: FIRST_OWN + index, name });
  const idOf = (name: string) => knownNumber(bare(name)) ?? own.get(bare(name))?.id;
  const used = new Map<number, string>();
  for (const name of all) {
    const id = idOf(name);
    if (id !== undefined) used.set(id, genreName(id) ?? own.get(bare(name))?.name ?? name);
  }
  const nameOf = (id: number) => used.get(id) ?? '';
  return {
    genresOf: (list) =>
      [...new Set(list.flatMap((name) => idOf(name) ?? []))]
        .slice(0, MAX.perTitle)
        .map((id) => ({ id, name: nameOf(id) })),
    // Falls back to the standard genres if no title has a genre, because the list must not be empty.
    genres: () =>
      [...(used.size > 0 ? used : GENRE_NAMES)]
        .map(([id, name]) => ({ id, name }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Returns the TMDB id of a genre, or null. @param key the genre's name in the format of `bare` */
export const knownNumber = (key: string): number | null =>
  NUMBERS.get(key) ?? (Object.hasOwn(OTHER_WORDS, key) ? (OTHER_WORDS[key] ?? null) : null);
