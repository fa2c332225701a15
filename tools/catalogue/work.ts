import type { Genre } from '@/domain/lists/genre';
import type { Metadata } from './facts/metadata';
import type { Art, FoundEpisode, FoundExtra, FoundFiles } from './scanResult';

/** A title between the folder and the catalogue. */
export interface Work {
  kind: 'movie' | 'tv';
  id: string;
  facts: Facts;
  art: Art;
  /**
   * The modification time of its newest file, in milliseconds. Titles of a table have a date or a row number instead.
   */
  added: number;
  understood: 'file names' | 'NFO files' | 'the table';
  /** The path that the report shows for the title. */
  place: string;
  /** The files of a film. Null for a series. */
  files: FoundFiles | null;
  seasons: SeasonWork[];
  extras: FoundExtra[];
}

/** The merged metadata of a title. */
export interface Facts extends Omit<Metadata, 'title' | 'genres'> {
  title: string;
  genres: Genre[];
}

export interface SeasonWork {
  number: number;
  poster: string | null;
  episodes: EpisodeWork[];
}

export interface EpisodeWork {
  found: FoundEpisode;
  /** The metadata of the first episode number. It also applies to numbers that `more` does not contain. */
  metadata: Metadata;
  /** The metadata of the other episode numbers, in their order. */
  more: Metadata[];
}
