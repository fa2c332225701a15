import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/lib/json';
import type { CatalogueState } from './decodeCatalogue';
import type { LazyCodec } from './persistConfig';

export const CATALOGUE_KEY = 'catalogue';

/** Raise it when the format of a title changes: caches of other versions are cleared. */
const CATALOGUE_VERSION = 1;

/** The code that reads the stored cache is in a lazy chunk, because a first visit has no cache. */
export const catalogueCodec: LazyCodec<CatalogueState> = {
  /** Only responses of servers are stored. Samples are part of the bundle. */
  encode: ({ queries }) => {
    const entries: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(queries)) {
      if (!isRecord(entry) || !isRecord(entry.data) || entry.data.source === 'sample') continue;
      const { endpointName, originalArgs, fulfilledTimeStamp, data } = entry;
      entries[key] = { endpointName, originalArgs, fulfilledTimeStamp, data };
    }
    return { version: CATALOGUE_VERSION, entries };
  },
  decode: async (stored) =>
    (await import(/* webpackChunkName: "own-site" */ './decodeCatalogue')).decodeCatalogue(stored, CATALOGUE_VERSION),
};

/** Passes the stored cache to RTK Query when redux-persist has read it. */
export function rehydratedCatalogue(action: UnknownAction) {
  if (action.type !== REHYDRATE || action.key !== CATALOGUE_KEY || !isRecord(action.payload)) return undefined;
  // RTK Query types its whole state here, but reads only these fields. The codec has checked each entry.
  return { queries: action.payload.queries, mutations: {}, provided: { tags: {}, keys: {} } } as never;
}
