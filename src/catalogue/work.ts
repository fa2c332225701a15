import type { Said } from './facts/said';
import type { Art, FoundEpisode, FoundExtra, FoundFiles } from './shelf';

/** A title on its way from the folder into the catalogue. */
export interface Work {
  kind: 'movie' | 'tv';
  id: string;
  facts: Facts;
  art: Art;
  /** When its newest file was written, in milliseconds. */
  added: number;
  understood: 'its name' | 'its NFO file' | 'the table';
  /** What it is called in the report: a path. */
  place: string;
  /** Of a film; null of a series. */
  files: FoundFiles | null;
  seasons: SeasonWork[];
  extras: FoundExtra[];
}

/** All that is known of it, however it came to be known. */
export interface Facts extends Omit<Said, 'title'> {
  title: string;
  genreIds: number[];
}

export interface SeasonWork {
  number: number;
  poster: string | null;
  episodes: EpisodeWork[];
}

export interface EpisodeWork {
  found: FoundEpisode;
  /** The facts about its first number. They also stand for the other numbers that `more` does not have. */
  said: Said;
  /** The facts about its other numbers, in their order. */
  more: Said[];
}
