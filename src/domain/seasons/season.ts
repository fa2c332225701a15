import type { ImageRef } from '@/lib/safeUrls';
import type { Film } from '../film/film';

/** A season as the record of its series describes it. */
export interface SeasonSummary {
  /** 0 is the specials. */
  number: number;
  name: string;
  overview: string;
  /** BCP 47, if the overview is in another language than the requested one. */
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
  /** BCP 47, if the overview is in another language than the requested one. */
  overviewLanguage?: string;
  /** `YYYY-MM-DD`. */
  airDate: string | null;
  /** In minutes. */
  runtime: number | null;
  still: ImageRef | null;
  /** From 0 to 10. */
  rating: number | null;
  /** Null if there is no video to play. */
  film: Film | null;
}

/** A season with its episodes, in order. */
export interface Season extends SeasonSummary {
  episodes: Episode[];
}
