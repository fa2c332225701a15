import type { EpisodeNumber } from '../film/film';
import type { Title, TitleKey } from '../title/title';
import { titleKey } from '../title/title';

/** An episode as lists and the player call it. */
export interface EpisodeName extends EpisodeNumber {
  name: string;
}

/** What somebody plays: a film, or an episode of a series. */
export interface Playable {
  title: Title;
  /** Null for a film. */
  episode: EpisodeName | null;
  /** What follows it; null where nothing does. */
  next: EpisodeName | null;
}

/** Where in it they are, in seconds. */
export interface Position {
  position: number;
  duration: number;
  /** Where the closing credits start; null where the record does not say. */
  creditsStart: number | null;
}

/** How far somebody is with a film or an episode. */
export interface Progress extends Playable {
  /** Seconds; 0 where there is nothing to resume. */
  position: number;
  duration: number;
  /** ISO timestamps; null until it was seen to its end once. */
  watchedAt: string | null;
  playedAt: string;
  /** Taken off 'Continue Watching', until it is played again. */
  isHidden: boolean;
}

/** `movie:1001`, `tv:2001@product/s1e2`: by kind and id, never by a file's path. */
export type ProgressKey = TitleKey | `${TitleKey}/s${number}e${number}`;

export const progressKey = ({ title, episode }: Pick<Playable, 'title' | 'episode'>): ProgressKey =>
  episode === null ? titleKey(title) : `${titleKey(title)}/s${episode.season}e${episode.episode}`;
