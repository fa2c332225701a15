import { CATEGORY_FOLDERS } from './categoryFolders';
import type { SeriesName } from './episodeFile';
import type { FilePath } from './filePath';
import { readDate } from './readDate';
import { readName } from './readName';
import { SEASON_WORD, readSeasonFolder } from './readSeason';
import { titleKey } from './titleKey';

/** Text in the name of a folder with several seasons: `S01-S05`, `Seasons 1-5`, `Complete Series`. */
const SEASONS = new RegExp(
  `[ ._([-]+(?:s\\d{1,2} ?- ?s?\\d{1,2}|${SEASON_WORD}s? ?\\d{1,2} ?(?:-|to) ?\\d{1,2}|(?:the )?complete (?:series|collection))(?![\\p{L}\\d]).*$`,
  'iu',
);

/** Numbers that count through all seasons: `Show.313-315.s16e03-05`. */
const RUNNING_NUMBERS = /[ ._]+\d{2,4}-\d{2,4}[ ._-]*$/;

/** Reads the series from the text before an episode's number, or from the name of the series' folder. */
export function seriesName(text: string): SeriesName {
  const {
    titleWithPart: title,
    year,
    ids,
  } = readName(text.slice(0, 300).replace(SEASONS, '').replace(RUNNING_NUMBERS, ''));
  return { title, year, ids };
}

interface SeriesPlace {
  name: SeriesName;
  seriesFolder: string | null;
  seasonFolder: string | null;
}

/** Returns the season that a file's folders name, and the index of that folder. */
export function seasonOf(file: FilePath): { season: number; series: string; at: number } | null {
  for (let at = file.folders.length - 1; at >= 0; at -= 1) {
    const found = readSeasonFolder(file.folders[at] ?? '');
    if (found !== null) return { ...found, at };
  }
  return null;
}

/**
 * Returns the series of an episode: by its folder's name, or by the text before the number in its own name.
 * @returns null if neither names a series
 */
export function seriesPlace(file: FilePath, before: string): SeriesPlace | null {
  const own = seriesName(before);
  const season = seasonOf(file);
  const at = season === null ? file.folders.length - 1 : season.at - 1;
  const seasonFolder = season === null ? null : pathOf(file, season.at);
  const folder = file.folders[at];
  // A folder named after a date is no series. Its year would become the year of the series.
  const isSeries = folder !== undefined && !CATEGORY_FOLDERS.has(folder.toLowerCase()) && readDate(folder) === null;
  const above = isSeries ? seriesName(folder) : null;
  const fileSeries = season === null || season.series === '' ? own : seriesName(season.series);
  const isOfFolder =
    above !== null && above.title !== '' && isSame(above, fileSeries, season !== null && season.series === '');
  if (isOfFolder) return { name: joined(above, fileSeries), seriesFolder: pathOf(file, at), seasonFolder };
  const name = fileSeries.title === '' ? own : fileSeries;
  return name.title === '' ? null : { name, seriesFolder: null, seasonFolder };
}

/**
 * Returns whether a folder is the folder of the series. A folder with season folders always is. Another folder may be a
 * category.
 */
function isSame(folder: SeriesName, fileSeries: SeriesName, hasSeasons: boolean): boolean {
  if (hasSeasons || fileSeries.title === '' || titleKey(folder.title) === titleKey(fileSeries.title)) return true;
  return folder.year !== null || Object.values(folder.ids).some((id) => id !== null);
}

const joined = (folder: SeriesName, fileSeries: SeriesName): SeriesName =>
  titleKey(folder.title) === titleKey(fileSeries.title) ? { ...folder, year: folder.year ?? fileSeries.year } : folder;

const pathOf = (file: FilePath, at: number) =>
  file.folder
    .split('/')
    .slice(0, at + 1)
    .join('/');
