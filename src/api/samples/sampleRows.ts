import type { NumberedRowId } from '@/domain/lists/numberedRow';
import { NUMBERED_ROWS } from '@/domain/lists/numberedRow';
import horror from './data/horror.json';
import horrorSeries from './data/horrorSeries.json';
import { loadSamples } from './loadSamples';

type SampleRowAnswer =
  | { success: true; data: { genreName: string; movies: readonly unknown[]; totalResults: string } }
  | { success: false; error: string };

/** Rows of the samples that are small and on every home page, so they load without the other samples. */
const SEPARATE_ROWS: Partial<Record<NumberedRowId, readonly unknown[]>> = { 6: horror, 7: horrorSeries };

/** Returns the samples of a genre row of the home page. */
export async function sampleRow(id: number | undefined): Promise<SampleRowAnswer> {
  if (id === undefined) return { success: false, error: 'Genre ID is required' };
  const row = NUMBERED_ROWS.find((known) => known.id === id);
  if (!row) return { success: false, error: `Genre with ID ${id} not found` };
  const movies = SEPARATE_ROWS[row.id] ?? (await loadSamples()).row(id);
  return {
    success: true,
    data: { genreName: row.name, movies, totalResults: String(movies.length) },
  };
}
