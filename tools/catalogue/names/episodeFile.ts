import type { Ids } from '../scanResult';
import type { FilePath } from './filePath';
import type { ReadEpisode } from './readSeason';

/** A file that is an episode, with its series. */
export interface EpisodeFile extends ReadEpisode {
  file: FilePath;
  season: number;
  series: SeriesName;
  /** The folders that belong to this series or this season alone. Null if a folder contains several things. */
  seriesFolder: string | null;
  seasonFolder: string | null;
}

export interface SeriesName {
  title: string;
  year: number | null;
  ids: Ids;
}
