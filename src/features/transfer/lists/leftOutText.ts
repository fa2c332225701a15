import { unparse } from 'papaparse';
import type { LeftOut } from './broughtByMatches';

/** What was not found as a table that can be brought in again, here or elsewhere. */
export const leftOutText = (leftOut: readonly LeftOut[]): string =>
  unparse(
    leftOut.map(({ listed: { title, year, imdb, tmdb, kind, foreignKind, list, at, file, line } }) => ({
      title,
      year: year ?? '',
      imdb: imdb ?? '',
      tmdb: tmdb ?? '',
      type: foreignKind ?? kind ?? '',
      list,
      date: at ?? '',
      file,
      line,
    })),
    { escapeFormulae: true },
  );
