import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { Codec } from './codec';
import { KEY_PREFIX } from './keyPrefix';
import { persistConfig } from './persistConfig';
import { createSharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';

interface StoredSearch {
  recent: string[];
}

const MAX_QUERY = 200;
/** As many as the slice keeps. */
const MAX_RECENT = 5;

export const searchPersistence = <S extends StoredSearch>(engine: StorageEngine) =>
  persistConfig<S>(
    {
      key: 'search',
      version: 1,
      whitelist: ['recent'],
      // The codec knows the one stored field.
      codec: {
        encode: (state) => state,
        decode: (stored) => {
          if (!isRecord(stored) || !Array.isArray(stored.recent)) return null;
          const recent = stored.recent.map((query) => cleanText(query, MAX_QUERY)).filter((query) => query !== '');
          return { recent: [...new Set(recent)].slice(0, MAX_RECENT) };
        },
      } as Codec<S>,
      sharedFields: createSharedFields(engine, `${KEY_PREFIX}search`),
    },
    engine,
  );
