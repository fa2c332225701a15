import { unparse } from 'papaparse';
import type { LeftOut } from './broughtByMatches';

/** Returns the rows without a match as a CSV table that can be imported again. */
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
