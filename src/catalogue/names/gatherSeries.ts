import type { FoundSeason, FoundSeries } from '../scanResult';
import type { EpisodeFile } from './episodeFile';
import { groupBy } from './groupBy';
import { joinedIds } from './joinedIds';
import { seriesKeys } from './seriesKeys';
import { titleKey } from './titleKey';
import type { GatheredEpisode } from './toEpisodes';
import { toEpisodes } from './toEpisodes';

export interface GatheredSeries {
  found: FoundSeries;
  /** The folders of the series. */
  folders: Set<string>;
  seasonFolders: Map<string, FoundSeason>;
  episodes: GatheredEpisode[];
}

/** Groups episodes into series with seasons, in the order of their titles. */
export function gatherSeries(files: readonly EpisodeFile[]): GatheredSeries[] {
  const keyOf = seriesKeys(files.map(({ series }) => series));
  const gathered = Array.from(groupBy(files, ({ series }) => keyOf(series)).values(), toSeries);
  return gathered.toSorted((a, b) => order(a.found, b.found));
}

function order(a: FoundSeries, b: FoundSeries): number {
  const [first, second] = [titleKey(a.title), titleKey(b.title)];
  if (first === second) return (a.year ?? 0) - (b.year ?? 0);
  return first < second ? -1 : 1;
}

function toSeries(files: readonly EpisodeFile[]): GatheredSeries {
  const names = files.map(({ series }) => series);
  const name = names.find(({ year }) => year !== null) ?? names[0];
  const seasons = Array.from(
    groupBy(files, ({ season }) => season),
    ([number, inSeason]) => {
      const episodes = toEpisodes(inSeason);
      const found: FoundSeason = {
        number,
        poster: null,
        nfo: null,
        episodes: episodes.map((episode) => episode.found),
      };
      return { found, episodes, folders: inSeason.flatMap(({ seasonFolder }) => seasonFolder ?? []) };
    },
  ).toSorted((a, b) => a.found.number - b.found.number);
  return {
    found: {
      title: name?.title ?? '',
      year: name?.year ?? null,
      ids: joinedIds(names.map(({ ids }) => ids)),
      art: { poster: null, backdrop: null, logo: null },
      nfo: null,
      seasons: seasons.map(({ found }) => found),
      extras: [],
    },
    folders: new Set(files.flatMap(({ seriesFolder }) => seriesFolder ?? [])),
    seasonFolders: new Map(seasons.flatMap(({ found, folders }) => folders.map((folder) => [folder, found]))),
    episodes: seasons.flatMap(({ episodes }) => episodes),
  };
}
