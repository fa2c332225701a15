import { CATEGORY_FOLDERS } from '../names/categoryFolders';
import { fileKind } from '../names/fileKinds';
import { LANGUAGES } from '../names/languages';
import { RELEASE_TAGS } from '../names/releaseTags';
import { spaced } from '../names/spaced';
import { bare } from './bare';
import { knownNumber } from './genreIds';

/** Folders that only keep order: a year, a decade, a letter or a range of letters. */
const ORDER_FOLDER = /^(?:\d{1,4}s?|\d{4}\s*[-–]\s*\d{2,4}|\p{L}|\p{L}\s*[-–]\s*\p{L}|0-9|#)$/u;

const SURE_TAGS = new RegExp(`(?<![\\p{L}\\d])(?:${RELEASE_TAGS.sure.join('|')})(?![\\p{L}\\d])`, 'giu');

/** Words that say only together with a quality or a language how films are kept: `4K Movies`, `HD 1080p`. */
const FILM_WORD = /^(?:movies?|films?|filme|videos?|hd|sd|3d|dvds?|web|bd|vhs|dl)$/;

/** Words that say what sound a film has. */
const SOUND_WORD = /^(?:dubbed|subbed|multi)$/;

const WORD = /[\p{L}\p{N}]+/gu;

/** The code of a language may be a title: It, Her. */
const LANGUAGE_CODE = /^[a-z]{1,3}$/;

/** The genre that a film's folder is named after; null where none of its folders is. */
export const folderGenre = ([file = '']: readonly string[]): string | null =>
  file
    .split('/')
    .slice(0, -1)
    .findLast((folder) => knownNumber(bare(folder)) !== null) ?? null;

/**
 * The collections that folders with several films make: `Harbour Trilogy/Part One (1990).mp4`. Shelves (`Movies`), genres
 * and folders that only keep order (`2004`, `1080p`, `German`) are none, nor is the outermost folder.
 * @param films each film's files, relative to the folder of all films
 * @returns the name of each film's collection in the same order, null where it belongs to none
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

/** The folders that a file lies in, the innermost first. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

const isShelf = (name: string): boolean =>
  CATEGORY_FOLDERS.has(name.toLowerCase()) ||
  ORDER_FOLDER.test(name) ||
  isOfFiles(name) ||
  knownNumber(bare(name)) !== null;

/** Whether a folder is named after a quality, a format or a language of the files in it, and after nothing else. */
function isOfFiles(name: string): boolean {
  const text = spaced(name.normalize('NFC'));
  const words = text.replace(SURE_TAGS, ' ').toLowerCase().match(WORD) ?? [];
  const others = words.filter((word) => !isOfFile(word));
  const hasSure = others.length < words.length || text.search(SURE_TAGS) >= 0;
  return hasSure && others.every((word) => FILM_WORD.test(word));
}

const isOfFile = (word: string): boolean =>
  fileKind(word) === 'video' || SOUND_WORD.test(word) || (LANGUAGES.has(word) && !LANGUAGE_CODE.test(word));
