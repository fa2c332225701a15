import type { FoundFilm } from '../scanResult';
import type { FilePath } from './filePath';
import type { FilmFile } from './filmName';
import { filmFolder, filmName } from './filmName';
import { groupBy } from './groupBy';
import { joinedIds } from './joinedIds';
import { joinIds } from './joinIds';
import { readVersions } from './readVersions';
import { titleKey } from './titleKey';

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
