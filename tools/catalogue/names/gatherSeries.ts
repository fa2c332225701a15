import type { FoundEpisode, FoundSeason, FoundSeries } from '../scanResult';
import type { SeriesName, EpisodeFile } from './episodeFile';
import { groupBy } from './groupBy';
import { joinIds, joinedIds } from './joinIds';
import { readEpisodeName } from './readEpisodeName';
import { readVersions } from './readVersions';
import { titleKey } from './titleKey';

/**
 * Creates a function that returns a key for each series. A name without a year gets the year of the same title, if only
 * one year is known.
 */
function seriesKeys(names: readonly SeriesName[]): (name: SeriesName) => string {
  const dated = groupBy(
    names.filter(({ year }) => year !== null),
    ({ title }) => titleKey(title),
  );
  const yearOf = ({ title, year }: SeriesName) => {
    const known = new Set(dated.get(titleKey(title))?.map((other) => other.year));
    return year ?? (known.size === 1 ? Array.from(known)[0] : null);
  };
  const plain = new Map(names.map((name) => [name, `${titleKey(name.title)} ${yearOf(name) ?? ''}`]));
  return joinIds(names, (name) => plain.get(name) ?? '');
}

interface GatheredEpisode {
  found: FoundEpisode;
  files: EpisodeFile[];
}

const HIGHEST_NUMBER = 9999;

/**
 * Groups the files of a season into episodes. Files with the same numbers are versions or parts of one episode. Files
 * with the same date and different names are two episodes.
 */
function toEpisodes(files: readonly EpisodeFile[]): GatheredEpisode[] {
  const named = files.map((file) => ({ ...file, ...readEpisodeName(file.behind) }));
  const groups = groupBy(named, ({ numbers, date, name }) =>
    date === null ? numbers.join() : `${date} ${name?.toLowerCase() ?? ''}`,
  );
  const taken = new Set<number>();
  return Array.from(groups.values(), (group): GatheredEpisode => {
    const { date = null, numbers: fileNumbers = [] } = group[0] ?? {};
    const numbers = date === null ? fileNumbers : fileNumbers.map((number) => freeNumber(number, taken));
    for (const number of numbers) taken.add(number);
    return {
      found: {
        numbers,
        date,
        name: group.find(({ name }) => name !== null)?.name ?? null,
        versions: readVersions(group),
        subtitles: [],
        nfo: null,
        still: null,
      },
      files: group,
    };
  }).toSorted((a, b) => first(a) - first(b) || a.found.numbers.length - b.found.numbers.length);
}

const first = ({ found }: GatheredEpisode) => found.numbers[0] ?? 0;

/**
 * Returns a free number for a further episode of a date. Adds 2000, which is beyond all dates of a year, or uses the
 * next free number if that gets too high.
 */
function freeNumber(wanted: number, taken: ReadonlySet<number>): number {
  let number = wanted;
  while (taken.has(number) && number + 2000 <= HIGHEST_NUMBER) number += 2000;
  while (taken.has(number)) number += 1;
  return number;
}

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
