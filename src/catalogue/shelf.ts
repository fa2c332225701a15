/**
 * What a folder of films holds, as far as the names of its files tell. Every path is relative to that folder, with `/`
 * between its segments and nothing encoded.
 */
export interface Shelf {
  films: FoundFilm[];
  series: FoundSeries[];
  /** What was passed over, and why: a sample, a part of a disc, a file of no known kind. */
  passed: Remark[];
  /** What was understood, but might be called better. */
  advice: Remark[];
}

export interface Remark {
  path: string;
  /** A sentence for whoever runs the command. */
  text: string;
}

export interface Ids {
  /** `tt0078748`. */
  imdb: string | null;
  tmdb: number | null;
  tvdb: number | null;
}

/** Pictures that lie beside a film. */
export interface Art {
  poster: string | null;
  backdrop: string | null;
  logo: string | null;
}

/** One form of a film: as it was found, or a cut, a quality, a language of it. */
export interface Version {
  /** What its name says of it: `Director's Cut`, `1080p`. */
  label: string | null;
  /** Played one after the other; mostly one. */
  parts: string[];
}

export interface FoundSubtitles {
  path: string;
  /** BCP 47; null where the name does not say. */
  language: string | null;
  label: string | null;
  isDefault: boolean;
  isForced: boolean;
  /** For the deaf and hard of hearing. */
  isCaptions: boolean;
}

/** Files of one film or episode. */
export interface FoundFiles {
  versions: Version[];
  subtitles: FoundSubtitles[];
  nfo: string | null;
}

export interface FoundFilm extends FoundFiles {
  title: string;
  year: number | null;
  ids: Ids;
  edition: string | null;
  art: Art;
  extras: FoundExtra[];
}

export interface FoundExtra {
  path: string;
  name: string;
  kind: 'trailer' | 'featurette' | 'interview' | 'behindthescenes' | 'deleted' | 'scene' | 'short' | 'clip' | 'other';
}

export interface FoundSeries {
  title: string;
  year: number | null;
  ids: Ids;
  art: Art;
  nfo: string | null;
  seasons: FoundSeason[];
  extras: FoundExtra[];
}

export interface FoundSeason {
  /** 0 is the specials. */
  number: number;
  poster: string | null;
  nfo: string | null;
  episodes: FoundEpisode[];
}

export interface FoundEpisode extends FoundFiles {
  /** One, or several that one file holds (`S01E01-E02`). */
  numbers: number[];
  /** `YYYY-MM-DD`, where the name says it. */
  date: string | null;
  /** What its name says beside the numbers. */
  name: string | null;
  still: string | null;
}
