import type { ImageRef } from '@/lib/imageRef';
import type { TrailerRecord } from '../media/makeTrailer';
import type { Poster } from '../media/pictures';
import type { VideoRecord } from '../media/videoRecord';
import type { EpisodeWork, Work } from '../work';

/** A title with all that was made for it: what records are written from. */
export interface Entry extends Pick<Work, 'kind' | 'id' | 'facts' | 'added'>, Poster {
  backdrop: ImageRef | null;
  video: VideoRecord | null;
  /** A trailer that is a file of the deployer's. */
  trailer: TrailerRecord | null;
  /** Seconds, of the film itself. */
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
