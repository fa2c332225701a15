import type { ImageRef } from '@/lib/safeUrls';
import type { TrailerRecord } from '../media/makeTrailer';
import type { Poster } from '../media/pictures';
import type { VideoRecord } from '@/contracts/film';
import type { EpisodeWork, Work } from '../work';

/** A title with the files that were made for it. Records are written from entries. */
export interface Entry extends Pick<Work, 'kind' | 'id' | 'facts' | 'added'>, Poster {
  backdrop: ImageRef | null;
  video: VideoRecord | null;
  /** The trailer, if the deployer has a trailer file. */
  trailer: TrailerRecord | null;
  /** The running time of the film in seconds. */
  duration: number | null;
  seasons: SeasonEntry[];
}

export interface SeasonEntry {
  number: number;
  poster: ImageRef | null;
  episodes: EpisodeEntry[];
}

export interface EpisodeEntry extends EpisodeWork {
  video: VideoRecord | null;
  still: ImageRef | null;
  duration: number | null;
}
