import type { Ids } from '../scanResult';

/**
 * The metadata of a title from one source: an NFO file or a row of a table. An empty field means that the source is
 * silent.
 */
export interface Metadata {
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** The release date as `YYYY-MM-DD`. */
  date: string | null;
  overview: string | null;
  tagline: string | null;
  /** The running time in minutes. */
  runtime: number | null;
  /** The rating, from 0 to 10. */
  rating: number | null;
  genres: string[];
  directors: string[];
  writers: string[];
  cast: { name: string; role: string | null }[];
  votes: number | null;
  certificate: string | null;
  /** ISO 639-1 codes, the original language first. */
  languages: string[];
  /** ISO 3166-1 codes. */
  countries: string[];
  /** The key of a YouTube video. */
  trailerKey: string | null;
  collection: string | null;
  ids: Ids;
}

export const NO_IDS: Ids = { imdb: null, tmdb: null, tvdb: null };

export const NO_METADATA: Metadata = {
  title: null,
  originalTitle: null,
  year: null,
  date: null,
  overview: null,
  tagline: null,
  runtime: null,
  rating: null,
  genres: [],
  directors: [],
  writers: [],
  cast: [],
  votes: null,
  certificate: null,
  languages: [],
  countries: [],
  trailerKey: null,
  collection: null,
  ids: NO_IDS,
};

/** Merges metadata. Each field comes from the first source that has it. */
export function merged(sources: readonly Metadata[]): Metadata {
  const first = <Value>(of: (metadata: Metadata) => Value | null): Value | null =>
    sources.reduce<Value | null>((found, metadata) => found ?? of(metadata), null);
  const firstList = <Value>(of: (metadata: Metadata) => Value[]): Value[] =>
    sources.map(of).find((list) => list.length > 0) ?? [];
  return {
    title: first(({ title }) => title),
    originalTitle: first(({ originalTitle }) => originalTitle),
    year: first(({ year }) => year),
    date: first(({ date }) => date),
    overview: first(({ overview }) => overview),
    tagline: first(({ tagline }) => tagline),
    runtime: first(({ runtime }) => runtime),
    rating: first(({ rating }) => rating),
    genres: firstList(({ genres }) => genres),
    directors: firstList(({ directors }) => directors),
    writers: firstList(({ writers }) => writers),
    cast: firstList(({ cast }) => cast),
    votes: first(({ votes }) => votes),
    certificate: first(({ certificate }) => certificate),
    languages: firstList(({ languages }) => languages),
    countries: firstList(({ countries }) => countries),
    trailerKey: first(({ trailerKey }) => trailerKey),
    collection: first(({ collection }) => collection),
    ids: {
      imdb: first(({ ids }) => ids.imdb),
      tmdb: first(({ ids }) => ids.tmdb),
      tvdb: first(({ ids }) => ids.tvdb),
    },
  };
}
