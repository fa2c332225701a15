import type { EpisodeNumber } from '../film/film';
import type { Title, TitleKey } from '../title/title';
import { titleKey } from '../title/title';

/** An episode with its name for lists and the player. */
export interface EpisodeName extends EpisodeNumber {
  name: string;
}

/** A movie, or an episode of a series. */
export interface Playable {
  title: Title;
  /** Null for a movie. */
  episode: EpisodeName | null;
  /** The next episode; null if there is none. */
  next: EpisodeName | null;
}

/** The playback position, in seconds. */
export interface Position {
  position: number;
  duration: number;
  /** The start of the closing credits; null if the record does not have it. */
  creditsStart: number | null;
}

/** The viewer's progress in a movie or an episode. */
export interface Progress extends Playable {
  /** In seconds; 0 if there is nothing to resume. */
  position: number;
  duration: number;
  /** An ISO timestamp, like `playedAt`; null until the viewer has watched it to the end once. */
  watchedAt: string | null;
  playedAt: string;
  /** Whether the viewer removed it from 'Continue Watching'. It returns when it is played again. */
  isHidden: boolean;
}

/** The key of a movie or an episode: `movie:1001`, `tv:2001@product/s1e2`. It never contains a file path. */
export type ProgressKey = TitleKey | `${TitleKey}/s${number}e${number}`;

export const progressKey = ({ title, episode }: Pick<Playable, 'title' | 'episode'>): ProgressKey =>
  episode === null ? titleKey(title) : `${titleKey(title)}/s${episode.season}e${episode.episode}`;
