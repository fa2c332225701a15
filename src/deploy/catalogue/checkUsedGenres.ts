import type { Genre } from '@/domain/lists/genre';
import { genreName } from '@/domain/lists/genre';
import { genreNumber } from '@/domain/lists/genreNumber';
import type { Entry } from './checkContext';
import type { Fault, JsonPath } from './finding';
import type { OpenFile } from './openFile';
import { formatValue } from './formatValue';

/** A genre in `movies/genres`, with its position. */
export interface ListedGenre extends Genre {
  file: OpenFile;
  path: JsonPath;
}

/** Reports genre names of the catalogue that the app does not use. */
export function checkUsedGenres(listed: readonly ListedGenre[], entries: readonly Entry[]): void {
  const used = new Set(entries.flatMap(({ title }) => title.genreIds));
  for (const genre of listed) {
    const fault = faultOf(genre, used);
    if (fault) genre.file.say({ ...fault, path: genre.path });
  }
}

function faultOf({ id, name }: ListedGenre, used: ReadonlySet<number>): Omit<Fault, 'path'> | null {
  const known = genreName(id);
  // A complete copy of TMDB's list is valid.
  if (known !== undefined)
    return genreNumber(name) === id
      ? null
      : {
          severity: 'warning',
          rule: 'tmdb-genre',
          problem: `names genre ${id} ${formatValue(name)}, but TMDB uses this number for ${formatValue(known)}`,
          effect: `the app calls it ${formatValue(known)}`,
        };
  if (used.has(id)) return null;
  return {
    severity: 'hint',
    rule: 'unused-genre',
    problem: `names genre ${id} ${formatValue(name)}, which no record uses`,
    effect: 'the app does not offer it',
  };
}
