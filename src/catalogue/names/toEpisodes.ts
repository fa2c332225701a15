import type { FoundEpisode } from '../scanResult';
import type { EpisodeFile } from './episodeFile';
import { groupBy } from './groupBy';
import { readEpisodeName } from './readEpisodeName';
import { readVersions } from './readVersions';

export interface GatheredEpisode {
  found: FoundEpisode;
  files: EpisodeFile[];
}

const HIGHEST_NUMBER = 9999;

/**
 * Groups the files of a season into episodes. Files with the same numbers are versions or parts of one episode. Files
 * with the same date and different names are two episodes.
 */
export function toEpisodes(files: readonly EpisodeFile[]): GatheredEpisode[] {
  const named = files.map((file) => ({ ...file, ...readEpisodeName(file.behind) }));
  const groups = groupBy(named, ({ numbers, date, name }) =>
    date === null ? numbers.join() : `${date} ${name?.toLowerCase() ?? ''}`,
  );
  const taken = new Set<number>();
  return Array.from(groups.values(), (group): GatheredEpisode => {
    const { date = null, numbers: said = [] } = group[0] ?? {};
    const numbers = date === null ? said : said.map((number) => freeNumber(number, taken));
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
