import type { SearchReference } from '@/domain/readReference';
import { firstField, isRecord } from '@/lib/json';
import type { SearchEntry } from './searchEntry';

/** Those of a list whose records say that they are what another site knows by this number. */
export const findByReference = <Entry extends SearchEntry>(
  entries: readonly Entry[],
  wanted: SearchReference,
): Entry[] =>
  entries.filter(({ record, title }) => {
    if (wanted.site === 'tmdb') {
      const isKind = wanted.kind === null || wanted.kind === title.kind;
      return isKind && Number(firstField(record, 'tmdb_id', 'tmdbID')) === wanted.id;
    }
    const { external_ids: external } = record;
    const said = firstField(record, 'imdb_id', 'imdbID') ?? (isRecord(external) ? external.imdb_id : undefined);
    return said === wanted.id || title.id === wanted.id;
  });
