import type { FoundFilm, Diagnostic } from '../scanResult';
import { adviseOnVersions, wordsOf } from './adviseOnVersions';
import type { GatheredFilm } from './gatherFilms';

/** Suggests names for films, and reports files that were grouped as one film although their names differ. */
export function adviseOn(films: readonly GatheredFilm[]): Diagnostic[] {
  return films.flatMap((film) => {
    const { found, files } = film;
    const ofYear = new RegExp(`(?<!\\d)${found.year ?? ''}(?!\\d)`, 'g');
    const versions = adviseOnVersions('film', { versions: found.versions, files }, ({ file }) =>
      wordsOf(file.stem.replace(ofYear, ' ')),
    );
    return [...adviseOnName(film, versions.length > 0), ...versions];
  });
}

function adviseOnName({ found, files }: GatheredFilm, isTold: boolean): Diagnostic[] {
  const file = files[0]?.file;
  if (file === undefined) return [];
  const { path, extension } = file;
  if (found.year === null) {
    const name = `${found.title} (YEAR).${extension}`;
    return [{ path, text: `Its year is not in its name: “${name}” would say it.` }];
  }
  if (files.every(({ isYearSure }) => !isYearSure)) {
    return [
      {
        path,
        text: `Taken for “${found.title}” of ${found.year}: “${found.title} (${found.year}).${extension}” would be sure.`,
      },
    ];
  }
  return isAlike(found) && !isTold ? [{ path, text: ALIKE }] : [];
}

const ALIKE =
  'There are two files of this film that are called alike: “ - 1080p” or the like behind the year tells them apart.';

const isAlike = ({ versions }: FoundFilm) => new Set(versions.map(({ label }) => label)).size < versions.length;
