import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { Codec } from './persistConfig';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import { persistConfig } from './persistConfig';
import { createSharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';

interface StoredSearch {
  recent: string[];
}

const MAX_QUERY = 200;
/** The limit of the slice. */
const MAX_RECENT = 5;
/** The limit of entries that are read, some of which may be invalid. */
const MAX_READ = 1000;

/** Returns the queries of a stored list without repeats. Null if it is not a list. */
export function readQueries(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null;
  const recent = list.slice(0, MAX_READ).map((query) => cleanText(query, MAX_QUERY));
  return [...new Set(recent.filter((query) => query !== ''))].slice(0, MAX_RECENT);
}

export const searchPersistence = <S extends StoredSearch>(engine: StorageEngine) =>
  persistConfig<S>(
    {
      key: 'search',
      version: 1,
      whitelist: ['recent'],
      // The codec handles the only stored field.
      codec: {
        encode: (state) => state,
        decode: (stored) => {
          const recent = isRecord(stored) ? readQueries(stored.recent) : null;
          return recent && { recent };
        },
      } as Codec<S>,
      sharedFields: createSharedFields(engine, siteStorageKey(`${NAME_PREFIX}search`)),
    },
    engine,
  );
