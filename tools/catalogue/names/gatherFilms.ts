import { cleanText } from '@/lib/text';
import { hasIds } from '../ids/identity';
import type { FoundFilm } from '../scanResult';
import { CATEGORY_FOLDERS } from './categoryFolders';
import type { FilePath } from './filePath';
import { groupBy } from './groupBy';
import { joinedIds, joinIds } from './joinIds';
import { readDate } from './readDate';
import { readLanguage } from './readLanguage';
import type { ReadName } from './readName';
import { readName } from './readName';
import { readPart } from './readPart';
import { readVersions } from './readVersions';
import { titleKey } from './titleKey';

interface FilmFile extends Pick<ReadName, 'title' | 'year' | 'isYearSure' | 'ids' | 'edition' | 'label' | 'part'> {
  file: FilePath;
  /** The folder of the film. Its parts may be in subfolders. */
  folder: string;
  /** Whether the folder is named after the film. */
  isOwnFolder: boolean;
}

const MAX_TITLE = 300;

/** Names without information. The name of the folder counts instead. */
const NAMELESS = /^(?:|movie|film|video|main|title|title ?\d+|feature|index|full|output|untitled)$/i;

const PART_FOLDER = /^(?:cd|dis[ck]|dvd) ?\d{1,2}$/i;

/** Returns whether a file is in a subfolder of its film, for a part or for a language. Null if it is in none. */
function subfolderKind({ folders }: FilePath): 'part' | 'language' | null {
  const [above = '', folder = ''] = folders.length > 1 ? folders.slice(-2) : ['', folders[0]];
  if (PART_FOLDER.test(folder)) return 'part';
  // A category of films may have folders for languages, too, but it has no year.
  return readLanguage(folder) !== null && hasName(readName(above)) ? 'language' : null;
}

/** Returns the folder of a film. Its discs, parts and languages may be in subfolders. */
const filmFolder = (file: FilePath): string =>
  subfolderKind(file) === null ? file.folder : file.folder.slice(0, Math.max(0, file.folder.lastIndexOf('/')));

interface Beside {
  /** Whether the folder contains no other film. */
  isAlone: boolean;
  /** Whether the films of the folder have their position before the title: `01 - Dr. No (1962)`. */
  isNumbered: boolean;
}

/** Reads the name of a film from its file, or from its folder if that is more precise. */
function filmName(file: FilePath, { isAlone, isNumbered }: Beside): FilmFile {
  const own = readOwnName(file.stem, isNumbered);
  const subfolder = subfolderKind(file);
  const folderName = file.folders.at(subfolder === null ? -1 : -2);
  const above =
    folderName === undefined || CATEGORY_FOLDERS.has(folderName.toLowerCase()) ? null : readName(folderName);
  const folderPart = subfolder === 'part' ? readPart(file.folders.at(-1) ?? '', 'anywhere').part : null;
  const base = { file, folder: filmFolder(file), edition: own.edition, label: own.label };
  const isOwn = above !== null && isOwnFolder(above, own, (isAlone && subfolder !== 'language') || folderPart !== null);
  if (!isOwn) {
    const isPart = folderPart !== null || own.isPartSure;
    const title = (isPart ? own.title : own.titleWithPart) || cleanText(file.stem, MAX_TITLE) || 'Untitled';
    // A personal video may be named by its date.
    const day = own.year === null ? (readDate(file.stem)?.season ?? null) : null;
    const facts = { year: own.year ?? day, isYearSure: own.isYearSure || day !== null, ids: own.ids };
    return { ...base, ...facts, title, part: folderPart ?? (isPart ? own.part : null), isOwnFolder: false };
  }
  const isTitlePart = titleKey(above.titleWithPart) === titleKey(own.titleWithPart);
  return {
    ...base,
    title: above.titleWithPart,
    year: above.year ?? own.year,
    isYearSure: above.isYearSure || own.isYearSure,
    ids: hasIds(above.ids) ? above.ids : own.ids,
    edition: own.edition ?? above.edition,
    label: own.label ?? (subfolder === 'language' ? file.folders.at(-1) : rest(own.title, above.title)) ?? above.label,
    part: folderPart ?? (isTitlePart && !own.isPartSure ? null : own.part),
    isOwnFolder: true,
  };
}

/**
 * Removes the position in a numbered folder: `02 - Film`, `(2)Film`. Removes a second title in a release name:
 * `Film.(Le.Film)`.
 */
function readOwnName(stem: string, isNumbered: boolean): ReadName {
  const own = readName(stem.replace(isNumbered ? /^\d{2}(?: - |\. )/ : /^\(\d{1,2}\)(?=\p{L})/u, ''));
  if (stem.includes(' ')) return own;
  const titleWithPart = own.titleWithPart.replace(/(?<=\p{L}.*)(?<! (?:or|and)) \([^()]*\)$/u, '');
  return titleWithPart === own.titleWithPart ? own : { ...own, title: titleWithPart, titleWithPart };
}

function isOwnFolder(folder: ReadName, own: ReadName, isAlone: boolean): boolean {
  if (folder.title === '') return false;
  if (NAMELESS.test(own.title)) return isAlone || own.part !== null || hasName(folder);
  const isOfYear = own.year === null || folder.year === null || Math.abs(own.year - folder.year) <= 1;
  const [title, whole] = [titleKey(folder.titleWithPart), titleKey(folder.title)];
  if ([titleKey(own.title), titleKey(own.titleWithPart)].some((key) => key === title || key === whole)) return isOfYear;
  // A release folder is more precise than the short name of the only file in it: `Film.DVDRip.x264-GRP/grp-flm.avi`.
  if (isAlone && folder.hasTags && own.year === null && !own.title.includes(' ')) return true;
  if (!hasName(folder) || SET.test(folder.title)) return false;
  return isOfYear && (isAlone || (own.year === null && rest(own.title, folder.title) !== null));
}

/** The name of a folder with several films. It may contain a year. */
const SET = /(?<!\p{L})(?:trilog(?:y|ie)|quadrilog(?:y|ie)|collection|anthology|saga|box ?set|coffret)(?!\p{L})/iu;

const hasName = ({ year, ids }: ReadName) => year !== null || hasIds(ids);

/** Returns the words that `Film - Extended` has in addition to `Film`, or null. */
function rest(title: string, of: string): string | null {
  const found = title.toLowerCase().startsWith(`${of.toLowerCase()} - `) ? title.slice(of.length + 3).trim() : '';
  return found === '' ? null : found;
}

export interface GatheredFilm {
  found: FoundFilm;
  files: FilmFile[];
}

/** Groups videos that are not episodes into films, in the order of their paths. */
export function gatherFilms(files: readonly FilePath[]): GatheredFilm[] {
  const inFolders = groupBy(files, filmFolder);
  const numbered = new Set(files.filter(({ stem }) => /^0\d(?: - |\. )/.test(stem)).map(filmFolder));
  const named = files.map((file) => {
    const beside = inFolders.get(filmFolder(file)) ?? [];
    return filmName(file, { isAlone: beside.length === 1, isNumbered: numbered.has(filmFolder(file)) });
  });
  // Files without a year count as one film only if they are in the same folder.
  const keyOf = joinIds(named, ({ title, year, folder }) => `${titleKey(title)} ${year ?? `/${folder}`}`);
  return Array.from(groupBy(named, keyOf).values(), toFilm);
}

function toFilm(files: FilmFile[]): GatheredFilm {
  const name = files.find(({ isOwnFolder }) => isOwnFolder) ?? files[0];
  const editions = new Set(files.map(({ edition }) => edition));
  const [edition = null] = editions.size === 1 ? editions : [];
  const versions = readVersions(
    files.map((file) => ({ ...file, label: edition === null ? labelOf(file) : file.label })),
  );
  return {
    files,
    found: {
      title: name?.title ?? '',
      year: name?.year ?? null,
      ids: joinedIds(files.map(({ ids }) => ids)),
      edition,
      versions,
      subtitles: [],
      nfo: null,
      art: { poster: null, backdrop: null, logo: null },
      extras: [],
    },
  };
}

const labelOf = ({ edition, label }: FilmFile) => [edition, label].filter((word) => word !== null).join(' ') || null;
