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
    return [{ path, text: `The year is missing. Rename to “${name}”.` }];
  }
  if (files.every(({ isYearSure }) => !isYearSure)) {
    return [
      {
        path,
        text: `Treated as “${found.title}” of ${found.year}. Rename to “${found.title} (${found.year}).${extension}” to be unambiguous.`,
      },
    ];
  }
  return isAlike(found) && !isTold ? [{ path, text: ALIKE }] : [];
}

const ALIKE =
  'Two files of this film have similar names. Add “ - 1080p” or the like after the year to tell them apart.';

const isAlike = ({ versions }: FoundFilm) => new Set(versions.map(({ label }) => label)).size < versions.length;
