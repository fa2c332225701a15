import type { Ids } from '../shelf';

/** What one record of an NFO file tells of a film, a series, an episode or a season. */
export interface NfoRecord {
  /** Null where the file is but an address. */
  kind: 'movie' | 'tvshow' | 'episode' | 'season' | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** `YYYY-MM-DD`: when a film was first shown, a series or an episode first sent. */
  premiered: string | null;
  plot: string | null;
  outline: string | null;
  tagline: string | null;
  /** Minutes. */
  runtime: number | null;
  /** Of ten. */
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
  /** An address of the web. */
  thumb: string | null;
}

export interface Nfo extends NfoRecord {
  /** The others, where a file tells of several episodes. */
  more: NfoRecord[];
}
