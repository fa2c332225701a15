import { CATEGORY_FOLDERS } from '../names/categoryFolders';
import { fileKind } from '../names/fileKinds';
import { LANGUAGES } from '../names/languages';
import { RELEASE_TAGS } from '../names/releaseTags';
import { separatorsToSpaces } from '../names/cleanText';
import { bare } from './bare';
import { knownNumber } from './genreIds';

/** The names of folders that only sort files: a year, a decade, a letter or a range of letters. */
const ORDER_FOLDER = /^(?:\d{1,4}s?|\d{4}\s*[-–]\s*\d{2,4}|\p{L}|\p{L}\s*[-–]\s*\p{L}|0-9|#)$/u;

const SURE_TAGS = new RegExp(`(?<![\\p{L}\\d])(?:${RELEASE_TAGS.sure.join('|')})(?![\\p{L}\\d])`, 'giu');

/** Words that describe the files of a folder only together with a quality or a language: `4K Movies`, `HD 1080p`. */
const FILM_WORD = /^(?:movies?|films?|filme|videos?|hd|sd|3d|dvds?|web|bd|vhs|dl)$/;

/** Words that describe the audio of a film. */
const SOUND_WORD = /^(?:dubbed|subbed|multi)$/;

const WORD = /[\p{L}\p{N}]+/gu;

/** Codes of languages do not count as languages here, because they may be titles: It, Her. */
const LANGUAGE_CODE = /^[a-z]{1,3}$/;

/** Returns the name of the innermost folder that is named after a genre, or null if there is none. */
export const folderGenre = ([file = '']: readonly string[]): string | null =>
  file
    .split('/')
    .slice(0, -1)
    .findLast((folder) => knownNumber(bare(folder)) !== null) ?? null;

/**
 * Returns the collections that folders with several films form: `Harbour Trilogy/Part One (1990).mp4`. Category folders
 * (`Movies`), genres and folders that only sort files (`2004`, `1080p`, `German`) are not collections. The root folder
 * is not a collection either.
 * @param films the files of each film, relative to the folder of films
 * @returns the name of each film's collection in the same order, or null if it belongs to none
 */
export function folderCollections(films: readonly (readonly string[])[]): (string | null)[] {
  const filmsIn = new Map<string, Set<number>>();
  films.forEach((files, film) => {
    for (const folder of files.flatMap(foldersAbove)) filmsIn.set(folder, (filmsIn.get(folder) ?? new Set()).add(film));
  });
  return films.map(([file = '']) => {
    const shared = foldersAbove(file).find((folder) => (filmsIn.get(folder)?.size ?? 0) > 1);
    const name = shared?.split('/').at(-1)?.trim() ?? '';
    return name === '' || isShelf(name) ? null : name;
  });
}

/** Returns the folders that contain a file, the innermost first. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

const isShelf = (name: string): boolean =>
  CATEGORY_FOLDERS.has(name.toLowerCase()) ||
  ORDER_FOLDER.test(name) ||
  isOfFiles(name) ||
  knownNumber(bare(name)) !== null;

/** Returns whether a folder's name only describes the quality, format or language of its files. */
function isOfFiles(name: string): boolean {
  const text = separatorsToSpaces(name.normalize('NFC'));
  const words = text.replace(SURE_TAGS, ' ').toLowerCase().match(WORD) ?? [];
  const others = words.filter((word) => !isOfFile(word));
  const hasSure = others.length < words.length || text.search(SURE_TAGS) >= 0;
  return hasSure && others.every((word) => FILM_WORD.test(word));
}

const isOfFile = (word: string): boolean =>
  fileKind(word) === 'video' || SOUND_WORD.test(word) || (LANGUAGES.has(word) && !LANGUAGE_CODE.test(word));
