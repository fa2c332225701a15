import { firstField, isRecord } from '@/lib/json';
import type { SearchEntry } from './searchEntry';

/** Returns the IMDb and TMDB ids of a record. */
export function saidReferences({ record, title }: SearchEntry): { imdb: unknown; tmdb: number } {
  const { external_ids: external } = record;
  const said = firstField(record, 'imdb_id', 'imdbID') ?? (isRecord(external) ? external.imdb_id : undefined);
  return { imdb: said ?? title.id, tmdb: Number(firstField(record, 'tmdb_id', 'tmdbID')) };
}
