import type { Genre } from '@/domain/lists/genre';
import { genreName } from '@/domain/lists/genre';
import { genreNumber } from '@/domain/lists/genreNumber';
import { readGenreList } from '@/domain/lists/readGenreList';
import { isRecord } from '@/lib/json';
import type { Entry, CheckContext } from './checkContext';
import { recordsOf } from './checkPage';
import type { Fault, JsonPath } from './finding';
import { formatValue } from './formatValue';
import { formatViolation } from './formatViolation';
import { GENRES_PATH } from './lists';
import type { OpenFile } from './openFile';
import { openFile } from './openFile';
import { SCHEMAS, violations } from './violations';

/** A genre in `movies/genres`, with its position. */
interface ListedGenre extends Genre {
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

const STANDS_IN = "the app knows only TMDB's genres";

/**
 * Checks the list of genres, and collects the ids for checking the records.
 * @returns the readable genres
 */
export async function checkGenres(checking: CheckContext): Promise<ListedGenre[]> {
  const { source, findings, genreIds } = checking;
  const file = await openFile(source, GENRES_PATH, STANDS_IN, findings);
  if (file === 'missing')
    findings.push({
      severity: 'hint',
      rule: 'missing-genres',
      file: GENRES_PATH,
      problem: 'is missing',
      effect: STANDS_IN,
    });
  if (typeof file === 'string') return [];
  checking.files += 1;
  const { records, at } = recordsOf(file) ?? { records: [], at: [] };
  for (const genre of records) if (isRecord(genre) && typeof genre.id === 'number') genreIds.add(genre.id);
  for (const violation of violations(file.value, SCHEMAS.genres)) {
    const { path } = violation;
    const isWhole = !path.some((step) => typeof step === 'number');
    file.say({
      severity: isWhole ? 'error' : 'warning',
      rule: 'genre',
      path,
      problem: formatViolation(violation),
      effect: isWhole ? STANDS_IN : 'the app leaves this genre out',
    });
  }
  return records.flatMap((record, index) =>
    readGenreList([record]).map((genre) => ({ ...genre, file, path: [...at, index] })),
  );
}
