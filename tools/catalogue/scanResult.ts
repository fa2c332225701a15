/**
 * The contents of a folder of films, read from file names only. Every path is relative to that folder, with `/` as
 * separator and without encoding.
 */
export interface ScanResult {
  films: FoundFilm[];
  series: FoundSeries[];
  /** The skipped files with reasons: a sample, a part of a disc, a file of an unknown kind. */
  passed: Diagnostic[];
  /** Suggestions for better names. */
  advice: Diagnostic[];
}

/** A problem with a file. */
export interface Diagnostic {
  /** Relative to the folder. */
  path: string;
  /** A sentence for the deployer. */
  text: string;
}

export interface Ids {
  /** An id such as `tt0078748`. */
  imdb: string | null;
  tmdb: number | null;
  tvdb: number | null;
}

/** The images beside a film. */
export interface Art {
  poster: string | null;
  backdrop: string | null;
  logo: string | null;
}

/** A version of a film: the film itself, or a cut, a quality or a language of it. */
export interface Version {
  /** The name of the version: `Director's Cut`, `1080p`. */
  label: string | null;
  /** The files that are played one after the other, usually one. */
  parts: string[];
}

export interface FoundSubtitles {
  path: string;
  /** The BCP 47 tag. Null if the file name has no language. */
  language: string | null;
  label: string | null;
  isDefault: boolean;
  isForced: boolean;
  /** Whether the subtitles are for the deaf and hard of hearing. */
  isCaptions: boolean;
}

/** The files of one film or episode. */
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
  /** The number of the season. 0 stands for specials. */
  number: number;
  poster: string | null;
  nfo: string | null;
  episodes: FoundEpisode[];
}

export interface FoundEpisode extends FoundFiles {
  /** The episode numbers, several if one file contains several episodes (`S01E01-E02`). */
  numbers: number[];
  /** The date in the file name as `YYYY-MM-DD`, or null. */
  date: string | null;
  /** The text of the file name in addition to the numbers. */
  name: string | null;
  still: string | null;
}
