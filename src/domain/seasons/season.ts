import type { ImageRef } from '@/lib/imageRef';
import type { Film } from '../film/film';

/** A season as its series' record tells of it. */
export interface SeasonSummary {
  /** 0 is the specials. */
  number: number;
  name: string;
  overview: string;
  /** BCP 47, where the overview is in another language than was asked for. */
  overviewLanguage?: string;
  /** `YYYY-MM-DD`. */
  airDate: string | null;
  episodeCount: number | null;
  poster: ImageRef | null;
}

export interface Episode {
  number: number;
  name: string;
  overview: string;
  /** BCP 47, where the overview is in another language than was asked for. */
  overviewLanguage?: string;
  /** `YYYY-MM-DD`. */
  airDate: string | null;
  /** Minutes. */
  runtime: number | null;
  still: ImageRef | null;
  /** 0 to 10. */
  rating: number | null;
  /** Null where there is nothing to play. */
  film: Film | null;
}

/** A season with its episodes, in their order. */
export interface Season extends SeasonSummary {
  episodes: Episode[];
}
