import { HOME_FOLDERS } from './categoryFolders';
import type { FilePath } from './filePath';
import { readDate } from './readDate';
import type { ReadEpisode } from './readEpisode';
import { readDotted, readLooseEpisode } from './readLooseEpisode';
import { readName } from './readName';
import { titleKey } from './titleKey';

/**
 * Videos of one folder that are numbered or dated through and through: a series of one season without a folder for it.
 * @returns null where one of them is not, or they look like titles (`12 Angry Men` beside `21 Grams`)
 */
export function findNumberedFolder(files: readonly FilePath[]): ReadonlyMap<FilePath, ReadEpisode> | null {
  if (files.length < 2) return null;
  return (
    (files.some(isHomeVideo) ? null : readAll(files, readDate)) ??
    readAll(files, readDotted) ??
    readAll(files, readNumbered)
  );
}

/** A folder of a year or a month holds the videos of that time, not a series of that name. */
const TIME_FOLDER = /^(?:(?:19|20)\d\d(?!\d)|(?:0?[1-9]|1[0-2])$)/;

const isHomeVideo = ({ folders }: FilePath) =>
  TIME_FOLDER.test(folders.at(-1) ?? '') || folders.some((name) => HOME_FOLDERS.has(name.toLowerCase()));

function readAll(files: readonly FilePath[], read: (stem: string) => ReadEpisode | null) {
  const found = new Map(
    files.flatMap((file) => {
      const episode = read(file.stem);
      return episode === null ? [] : [[file, episode] as const];
    }),
  );
  if (found.size < files.length) return null;
  const episodes = Array.from(found.values());
  const isSure = episodes.every(({ date, season }) => date !== null || season !== null);
  return isSure || areInARow(episodes) ? found : null;
}

/** A year of its own makes a film of it: `01 - Dr. No (1962)`. */
const readNumbered = (stem: string) => (readName(stem).year === null ? readLooseEpisode(stem, null) : null);

/** All of one name, few numbers missing. */
function areInARow(episodes: readonly ReadEpisode[]): boolean {
  const numbers = new Set(episodes.flatMap((episode) => episode.numbers));
  const names = new Set(episodes.map(({ before }) => titleKey(before)));
  return names.size === 1 && numbers.size >= episodes.length && Math.max(...numbers) <= 2 * episodes.length + 2;
}
