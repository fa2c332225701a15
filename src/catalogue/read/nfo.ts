import type { Ids } from '../scanResult';

/** The metadata of a film, a series, an episode or a season in an NFO file. */
export interface NfoRecord {
  /** The kind of the record. Null if the file contains only a URL. */
  kind: 'movie' | 'tvshow' | 'episode' | 'season' | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** The date of the first showing or broadcast as `YYYY-MM-DD`. */
  premiered: string | null;
  plot: string | null;
  outline: string | null;
  tagline: string | null;
  /** The running time in minutes. */
  runtime: number | null;
  /** The rating, from 0 to 10. */
  rating: number | null;
  genres: string[];
  directors: string[];
  actors: NfoActor[];
  certificate: string | null;
  season: number | null;
  episode: number | null;
  setName: string | null;
  studios: string[];
}

export interface NfoActor {
  name: string;
  role: string | null;
  /** A URL on the web. */
  thumb: string | null;
}

export interface Nfo extends NfoRecord {
  /** The records of further episodes in the same file. */
  more: NfoRecord[];
}
