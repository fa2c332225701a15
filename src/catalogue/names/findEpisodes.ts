import { CATEGORY_FOLDERS, FILM_FOLDERS, HOME_FOLDERS } from './categoryFolders';
import type { EpisodeFile } from './episodeFile';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import { readDate } from './readDate';
import type { ReadEpisode } from './readEpisode';
import { readEpisode } from './readEpisode';
import { readName } from './readName';
import { readSeasonFiles } from './readSeasonFiles';
import { readSeasonPack } from './readSeasonPack';
import type { SerialEpisode } from './readSerial';
import { readSerial } from './readSerial';
import { seasonOf, seriesPlace } from './seriesPlace';
import { findNumberedFolder } from './findNumberedFolder';
import { findSpecials, nameSpecials } from './findSpecials';
import { titleKey } from './titleKey';

/** Why a file counts as an episode although its name could mean something else. */
export type Guess = 'its folder' | 'its specials folder' | 'its number' | 'its day' | 'a whole season';

interface Found {
  episodes: EpisodeFile[];
  /** Numbered as episodes are, but of which series nobody says. */
  nameless: FilePath[];
  /** The first of each folder that were taken for episodes without being sure. */
  guessed: { episode: EpisodeFile; guess: Guess }[];
  others: FilePath[];
}

/** Which videos are episodes, by their names, their folders, and what lies beside them. */
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

/** The folder itself, or one like `Movies`: what lies there has nothing in common. */
const isShelf = (file: FilePath | undefined) =>
  file === undefined || CATEGORY_FOLDERS.has((file.folders.at(-1) ?? 'movies').toLowerCase());

type InSeason = ReadonlyMap<FilePath, ReadEpisode>;

/** The numbers in a season's folder, where the files' own names do not say which season they are of. */
function readSeason(files: readonly FilePath[]): InSeason | null {
  const [first] = files;
  const season = first === undefined ? null : seasonOf(first);
  if (first === undefined || season === null) return null;
  const unsure = files.filter(({ stem }) => readEpisode(stem) === null && readDate(stem) === null);
  return readSeasonFiles(unsure, season.season, seriesPlace(first, '')?.name.title ?? '');
}

interface Reading extends ReadEpisode {
  /** Null where the name is sure. */
  guess: Guess | null;
}

/** @param inSeason the episodes of the file's folder; null where the folder is no season's */
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

/** A name that no film has: its own, or that of a folder that holds nothing else. */
function readSure(file: FilePath, serial: SerialEpisode | null, isAlone: boolean): ReadEpisode | null {
  const folder = isAlone ? (file.folders.at(-1) ?? '') : '';
  return (
    readEpisode(file.stem) ??
    (serial?.isGuess === false ? serial : null) ??
    (folder === '' ? null : (readEpisode(folder) ?? readSureSerial(file, folder) ?? readNamedDay(folder)))
  );
}

/** `Show.2019.03.14.A.Guest/xyz.mkv` */
function readNamedDay(folder: string): ReadEpisode | null {
  const read = readDate(folder);
  return read !== null && [read.before, read.behind].every((words) => /\p{L}/u.test(words)) ? read : null;
}

function readSureSerial(file: FilePath, name: string): ReadEpisode | null {
  const serial = namedSerial(file, readSerial(name, ''));
  return serial?.isGuess === false ? serial : null;
}

/** Such a number alone makes no episode where nothing names its series. */
const namedSerial = (file: FilePath, serial: SerialEpisode | null): SerialEpisode | null =>
  serial !== null && seriesPlace(file, serial.before) !== null ? serial : null;

/** `10x10 (2018)/10x10.mkv` is named like its folder and nothing more. */
function isOwnTitle({ stem, folders }: FilePath, { before }: ReadEpisode): boolean {
  const folder = readName(folders.at(-1) ?? '');
  return (
    !/[\p{L}\d]/u.test(before) &&
    /^\d+x\d+/i.test(stem) &&
    titleKey(folder.titleWithPart) === titleKey(readName(stem).titleWithPart)
  );
}

/** Phones and cameras write these words before a date. */
const CAMERA = /^(?:img|vid|pxl|mvi|mov|dsc|whatsapp|signal|screen ?rec(?:ord(?:ing)?)?)(?![\p{L}])/iu;

/**
 * A day with a title before it is one of a daily show; a day first is a film of one's own: `2019-07-04 Picnic`. A day in
 * brackets is that of a film's release.
 */
function readTitledDay({ stem, folders }: FilePath, read: ReadEpisode): Reading | null {
  if (!/\p{L}/u.test(read.before) || /[([] ?$/.test(read.before) || CAMERA.test(stem)) return null;
  const isLast = !/\p{L}/u.test(read.behind);
  if (isLast && folders.some((name) => HOME_FOLDERS.has(name.toLowerCase()))) return null;
  return { ...read, guess: isLast ? 'its day' : null };
}

/** `10x10` by itself is a film's title. */
const TITLE = /^(\d+)x\1$/i;

function place(file: FilePath, { guess, ...read }: Reading, found: Found, guessed: Found['guessed']) {
  const series = seriesPlace(file, read.before);
  if (series === null) {
    (TITLE.test(file.stem) ? found.others : found.nameless).push(file);
    return;
  }
  const ofFolder = seasonOf(file)?.season ?? null;
  // A day's year is a season where no folder says another.
  const season = read.date === null ? (read.season ?? ofFolder) : (ofFolder ?? read.season);
  const { name, ...folders } = series;
  const episode = { ...read, file, season: season ?? 1, series: name, ...folders };
  found.episodes.push(episode);
  if (guess !== null) guessed.push({ episode, guess });
}
