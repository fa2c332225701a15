import { FILM_FOLDERS, HOME_FOLDERS } from './categoryFolders';
import { cutTags, separatorsToSpaces } from './cleanText';
import type { FilePath } from './filePath';
import { readDate } from './readDate';
import type { ReadEpisode } from './readSeason';
import { readEpisodeName } from './readEpisodeName';
import { readDotted, readLooseEpisode } from './episodeNumber';
import { readName } from './readName';
import { titleKey } from './titleKey';

/**
 * Reads a folder whose videos all have a number or a date: a series of one season without a folder for it.
 * @returns null if one video has neither, or if the names look like titles (`12 Angry Men` beside `21 Grams`)
 */
export function findNumberedFolder(files: readonly FilePath[]): ReadonlyMap<FilePath, ReadEpisode> | null {
  if (files.length < 2) return null;
  return (
    (files.some(isHomeVideo) ? null : readAll(files, readDate)) ??
    readAll(files, readDotted) ??
    readAll(files, readNumbered) ??
    readTitledParts(files)
  );
}

/** A folder named after a year or a month contains personal videos of that time, not a series of that name. */
const TIME_FOLDER = /^(?:(?:19|20)\d\d(?!\d)|(?:0?[1-9]|1[0-2])$)/;

const isHomeVideo = ({ folders }: FilePath) =>
  TIME_FOLDER.test(folders.at(-1) ?? '') || folders.some((name) => HOME_FOLDERS.has(name.toLowerCase()));

/** A name such as `Show.Part.01.The.Pier`. */
const TITLED_PART = /^(.+?)(?: -)? (?:part|pt|teil) ?(\d{1,2})(?= |$)/i;

/**
 * Reads a miniseries: parts with titles of their own, in a folder that is named like the words before the part number.
 * Parts without titles are one film. In a folder of films, each part is a film.
 */
function readTitledParts(files: readonly FilePath[]): ReadonlyMap<FilePath, ReadEpisode> | null {
  const folders = files[0]?.folders ?? [];
  if (folders.some((name) => FILM_FOLDERS.has(name.toLowerCase()))) return null;
  const series = titleKey(readName(folders.at(-1) ?? '').titleWithPart);
  const found = new Map(
    files.flatMap((file) => {
      const part = readTitledPart(file.stem);
      return part === null || titleKey(part.before) !== series ? [] : [[file, part] as const];
    }),
  );
  const titles = new Set(Array.from(found.values()).flatMap(({ behind }) => readEpisodeName(behind).name ?? []));
  return found.size === files.length && titles.size > 1 ? found : null;
}

function readTitledPart(stem: string): ReadEpisode | null {
  const { head, tail } = cutTags(separatorsToSpaces(stem.slice(0, 300)), 1);
  const match = TITLED_PART.exec(head);
  if (match === null || readName(stem).year !== null) return null;
  const [text, before = '', number] = match;
  const behind = `${head.slice(text.length)} ${tail}`;
  return { season: null, numbers: [Number(number)], date: null, before, behind };
}

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

/** A name with a year of its own is a film: `01 - Dr. No (1962)`. */
const readNumbered = (stem: string) => (readName(stem).year === null ? readLooseEpisode(stem, null) : null);

/** Returns whether all files have one name and consecutive numbers with few gaps. */
function areInARow(episodes: readonly ReadEpisode[]): boolean {
  const numbers = new Set(episodes.flatMap((episode) => episode.numbers));
  const names = new Set(episodes.map(({ before }) => titleKey(before)));
  return names.size === 1 && numbers.size >= episodes.length && Math.max(...numbers) <= 2 * episodes.length + 2;
}
