import type { Ids } from '../shelf';
import type { FilePath } from './filePath';
import type { ReadEpisode } from './readEpisode';

/** A file that was found to be an episode, and of which series. */
export interface EpisodeFile extends ReadEpisode {
  file: FilePath;
  season: number;
  series: SeriesName;
  /** The folders that are the series' and the season's own; null where several things lie together. */
  seriesFolder: string | null;
  seasonFolder: string | null;
}

export interface SeriesName {
  title: string;
  year: number | null;
  ids: Ids;
}
