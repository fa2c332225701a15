import { CATEGORY_FOLDERS, FILM_FOLDERS, HOME_FOLDERS } from './categoryFolders';
import type { EpisodeFile } from './episodeFile';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import { readDate } from './readDate';
import type { ReadEpisode } from './readSeason';
import { readEpisode } from './episodeNumber';
import { readName } from './readName';
import { readSeasonFiles } from './readSeasonFiles';
import { readSeasonPack } from './readSeason';
import type { SerialEpisode } from './readSerial';
import { readSerial } from './readSerial';
import { seasonOf, seriesPlace } from './seriesPlace';
import { findNumberedFolder } from './findNumberedFolder';
import { findSpecials, nameSpecials } from './findSpecials';
import { titleKey } from './titleKey';

/** The reason why a file counts as an episode although its name could mean something else. */
export type Guess = 'its folder' | 'its specials folder' | 'its number' | 'its day' | 'a whole season';

interface Found {
  episodes: EpisodeFile[];
  /** Files that are numbered like episodes, but whose series is unknown. */
  nameless: FilePath[];
  /** The uncertain episodes, at most one for each folder. */
  guessed: { episode: EpisodeFile; guess: Guess }[];
  others: FilePath[];
}

/** Finds the episodes among videos by their names, their folders and the files beside them. */
export function findEpisodes(files: readonly FilePath[]): Found {
  const found: Found = { episodes: [], nameless: [], guessed: [], others: [] };
  for (const [, inFolder] of groupBy(nameSpecials(files), ({ folder }) => folder)) {
    const unread: FilePath[] = [];
    const guessed: Found['guessed'] = [];
    const inSeason = readSeason(inFolder);
    for (const file of inFolder) {
      const read = readFile(file, inFolder.length === 1, inSeason);
      if (read === null) unread.push(file);
      else place(file, read, found, guessed);
    }
    const numbered = isShelf(inFolder[0]) ? null : findNumberedFolder(unread);
    for (const file of unread) {
      const read = numbered?.get(file);
      if (read === undefined) found.others.push(file);
      else place(file, { ...read, guess: 'its folder' }, found, guessed);
    }
    found.guessed.push(...guessed.slice(0, 1));
  }
  return withSpecials(found);
}

function withSpecials({ episodes, guessed, others, ...found }: Found): Found {
  const specials = findSpecials(others, episodes);
  const inFolders = groupBy(specials, ({ seasonFolder }) => seasonFolder);
  const isSpecial = new Set(specials.map(({ file }) => file));
  return {
    ...found,
    episodes: [...episodes, ...specials],
    guessed: [
      ...guessed,
      ...Array.from(inFolders.values()).flatMap(([episode]) =>
        episode === undefined ? [] : [{ episode, guess: 'its specials folder' as const }],
      ),
    ],
    others: others.filter((file) => !isSpecial.has(file)),
  };
}

/** Returns whether the folder is the root or a category such as `Movies`. Files in it have nothing in common. */
const isShelf = (file: FilePath | undefined) =>
  file === undefined || CATEGORY_FOLDERS.has((file.folders.at(-1) ?? 'movies').toLowerCase());

type InSeason = ReadonlyMap<FilePath, ReadEpisode>;

/** Reads the episode numbers in a season's folder, for files whose own names do not contain the season. */
function readSeason(files: readonly FilePath[]): InSeason | null {
  const [first] = files;
  const season = first === undefined ? null : seasonOf(first);
  if (first === undefined || season === null) return null;
  const unsure = files.filter(({ stem }) => readEpisode(stem) === null && readDate(stem) === null);
  return readSeasonFiles(unsure, season.season, seriesPlace(first, '')?.name.title ?? '');
}

interface Reading extends ReadEpisode {
  /** The reason for a guess. Null if the name is unambiguous. */
  guess: Guess | null;
}

/** @param inSeason the episodes of the file's folder, or null if the folder is not a season */
function readFile(file: FilePath, isAlone: boolean, inSeason: InSeason | null): Reading | null {
  const serial = namedSerial(file, readSerial(file.stem, file.folders.at(-1) ?? ''));
  const read = readSure(file, serial, isAlone);
  if (read !== null) return isOwnTitle(file, read) ? null : { ...read, guess: null };
  if (inSeason !== null) {
    const loose = readDate(file.stem) ?? inSeason.get(file) ?? serial;
    return loose === null ? null : { ...loose, guess: null };
  }
  const day = readDate(file.stem);
  if (day !== null) return readTitledDay(file, day);
  if (file.folders.some((name) => FILM_FOLDERS.has(name.toLowerCase()))) return null;
  if (serial !== null) return { ...serial, guess: 'its number' };
  const pack = readSeasonPack(file.stem);
  return pack === null ? null : { ...pack, guess: 'a whole season' };
}

/** Reads a name that no film has: the file's own, or that of a folder that contains only this file. */
function readSure(file: FilePath, serial: SerialEpisode | null, isAlone: boolean): ReadEpisode | null {
  const folder = isAlone ? (file.folders.at(-1) ?? '') : '';
  return (
    readEpisode(file.stem) ??
    (serial?.isGuess === false ? serial : null) ??
    (folder === '' ? null : (readEpisode(folder) ?? readSureSerial(file, folder) ?? readNamedDay(folder)))
  );
}

/** Reads the date of a folder such as `Show.2019.03.14.A.Guest` (with the file `xyz.mkv`). */
function readNamedDay(folder: string): ReadEpisode | null {
  const read = readDate(folder);
  return read !== null && [read.before, read.behind].every((words) => /\p{L}/u.test(words)) ? read : null;
}

function readSureSerial(file: FilePath, name: string): ReadEpisode | null {
  const serial = namedSerial(file, readSerial(name, ''));
  return serial?.isGuess === false ? serial : null;
}

/** Ignores the number if nothing names its series. */
const namedSerial = (file: FilePath, serial: SerialEpisode | null): SerialEpisode | null =>
  serial !== null && seriesPlace(file, serial.before) !== null ? serial : null;

/** Returns whether a name such as `10x10 (2018)/10x10.mkv` is the title of the folder and not an episode number. */
function isOwnTitle({ stem, folders }: FilePath, { before }: ReadEpisode): boolean {
  const folder = readName(folders.at(-1) ?? '');
  return (
    !/[\p{L}\d]/u.test(before) &&
    /^\d+x\d+/i.test(stem) &&
    titleKey(folder.titleWithPart) === titleKey(readName(stem).titleWithPart)
  );
}

/** Words that phones and cameras write before a date. */
const CAMERA = /^(?:img|vid|pxl|mvi|mov|dsc|whatsapp|signal|screen ?rec(?:ord(?:ing)?)?)(?![\p{L}])/iu;

/**
 * Reads an episode of a daily show, which has a title before the date. A name that begins with a date is a personal
 * video: `2019-07-04 Picnic`. A date in brackets is the release date of a film.
 */
function readTitledDay({ stem, folders }: FilePath, read: ReadEpisode): Reading | null {
  if (!/\p{L}/u.test(read.before) || /[([] ?$/.test(read.before) || CAMERA.test(stem)) return null;
  const isLast = !/\p{L}/u.test(read.behind);
  if (isLast && folders.some((name) => HOME_FOLDERS.has(name.toLowerCase()))) return null;
  return { ...read, guess: isLast ? 'its day' : null };
}

/** `10x10` alone is the title of a film. */
const TITLE = /^(\d+)x\1$/i;

function place(file: FilePath, { guess, ...read }: Reading, found: Found, guessed: Found['guessed']) {
  const series = seriesPlace(file, read.before);
  if (series === null) {
    (TITLE.test(file.stem) ? found.others : found.nameless).push(file);
    return;
  }
  const ofFolder = seasonOf(file)?.season ?? null;
  // Uses the year of a date as the season if no folder names a season.
  const season = read.date === null ? (read.season ?? ofFolder) : (ofFolder ?? read.season);
  const { name, ...folders } = series;
  const episode = { ...read, file, season: season ?? 1, series: name, ...folders };
  found.episodes.push(episode);
  if (guess !== null) guessed.push({ episode, guess });
}
