import type { GenreRowId } from '@/domain/genreRow';
import { GENRE_ROWS } from '@/domain/genreRow';
import { loadSamples } from './loadSamples';

type GenreRowAnswer =
  | { success: true; data: { genreName: string; movies: readonly unknown[]; totalResults: string } }
  | { success: false; error: string };

/** Rows that only the samples know. They are small and on every home page, so they travel without the rest. */
const ROW_FILES: Partial<Record<GenreRowId, () => Promise<{ default: readonly unknown[] }>>> = {
  6: () => import(/* webpackChunkName: "sample-rows" */ './data/horror.json'),
  7: () => import(/* webpackChunkName: "sample-rows" */ './data/horrorSeries.json'),
};

/** The local catalogue's answer for one genre row of home. */
export async function loadSampleRow(id: number | undefined): Promise<GenreRowAnswer> {
  if (id === undefined) return { success: false, error: 'Genre ID is required' };
  const row = GENRE_ROWS.find((known) => known.id === id);
  if (!row) return { success: false, error: `Genre with ID ${id} not found` };
  const file = await ROW_FILES[row.id]?.();
  const movies = file?.default ?? (await loadSamples()).row(id);
  return {
    success: true,
    data: { genreName: row.dataName ?? row.name, movies, totalResults: String(movies.length) },
  };
}
