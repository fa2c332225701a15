import type { SearchReference } from '@/domain/query/readReference';
import { firstField, isRecord } from '@/lib/json';
import type { TitleEntry } from '@/domain/title/titleEntry';

/** Returns the IMDb and TMDB ids of a record. */
export function externalIdsOf({ record, title }: TitleEntry): { imdb: unknown; tmdb: number } {
  const { external_ids: external } = record;
  const imdb = firstField(record, 'imdb_id', 'imdbID') ?? (isRecord(external) ? external.imdb_id : undefined);
  return { imdb: imdb ?? title.id, tmdb: Number(firstField(record, 'tmdb_id', 'tmdbID')) };
}

/** Returns the titles of a list that have an id of another site. */
export const findByReference = <Entry extends TitleEntry>(
  entries: readonly Entry[],
  wanted: SearchReference,
): Entry[] =>
  entries.filter((entry) => {
    const { imdb, tmdb } = externalIdsOf(entry);
    if (wanted.site === 'tmdb') return (wanted.kind === null || wanted.kind === entry.title.kind) && tmdb === wanted.id;
    return imdb === wanted.id || entry.title.id === wanted.id;
  });
