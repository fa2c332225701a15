import { readGenreList } from '@/domain/lists/readGenreList';
import { isRecord } from '@/lib/json';
import type { CheckContext } from './checkContext';
import { recordsOf } from './checkPage';
import type { ListedGenre } from './checkUsedGenres';
import { GENRES_PATH } from './lists';
import { openFile } from './openFile';
import { formatViolation } from './formatViolation';
import { SCHEMAS } from './schemas';
import { violations } from './violations';

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
