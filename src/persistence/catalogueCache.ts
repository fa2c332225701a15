import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isTitle } from '@/domain/title/isTitle';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { isFresh } from '@/lib/time';
import type { Codec } from './codec';

export const CATALOGUE_KEY = 'catalogue';

/** Raise it when the shape of a title changes: caches of other versions are cleared. */
const VERSION = 1;

/** A cache entry as it is stored. */
interface StoredEntry {
  endpointName: string;
  originalArgs?: unknown;
  /** Milliseconds since 1970. */
  fulfilledTimeStamp: number;
  data: { source: string };
}

type StoredQueries = Record<string, StoredEntry>;

/** The api slice as far as it is persisted. */
export interface CatalogueState {
  queries: Record<string, unknown>;
}

export const catalogueCodec: Codec<CatalogueState> = {
  /** Only what servers said is kept: a sample is here at the next start anyway. */
  encode: ({ queries }) => {
    const entries: StoredQueries = {};
    for (const [key, entry] of Object.entries(queries)) {
      const stored = toStoredEntry(entry);
      if (stored && stored.data.source !== 'sample') entries[key] = stored;
    }
    return { version: VERSION, entries };
  },
  /** Stale entries are left out; a cache that is not ours or not whole is dropped altogether. */
  decode: (stored) => {
    if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.entries)) return null;
    const now = Date.now();
    const queries: CatalogueState['queries'] = {};
    for (const [key, raw] of Object.entries(stored.entries)) {
      const entry = toStoredEntry(raw);
      if (!entry) return null;
      if (!isFresh(entry.fulfilledTimeStamp, now)) continue;
      queries[key] = { ...entry, status: 'fulfilled', requestId: '', startedTimeStamp: entry.fulfilledTimeStamp };
    }
    return { queries };
  },
};

const isNamed = (value: unknown) => isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string';

/** The list that each endpoint's data holds beside its source. */
const LISTS = new Map([
  ...['popular', 'trending', 'topRated', 'genre'].map((name) => [name, 'titles'] as const),
  ['genres', 'genres'],
  ['allGenres', 'rows'],
]);

function toStoredEntry(entry: unknown): StoredEntry | null {
  if (!isRecord(entry)) return null;
  const { endpointName, originalArgs, fulfilledTimeStamp, data } = entry;
  if (typeof endpointName !== 'string' || typeof fulfilledTimeStamp !== 'number' || !hasSource(data)) return null;
  const name = LISTS.get(endpointName);
  const list = name !== undefined && data[name];
  const isWhole = Array.isArray(list) && list.every(name === 'titles' ? isTitle : isNamed);
  return isWhole ? { endpointName, originalArgs, fulfilledTimeStamp, data } : null;
}

const SOURCES = ['product', 'tmdb', 'sample'];

const hasSource = (data: unknown): data is UnknownRecord & { source: string } =>
  isRecord(data) && SOURCES.some((source) => source === data.source);

/** Hands the stored cache to RTK Query when redux-persist has read it. */
export function rehydratedCatalogue(action: UnknownAction) {
  if (action.type !== REHYDRATE || action.key !== CATALOGUE_KEY || !isRecord(action.payload)) return undefined;
  // RTK Query types its whole state here and reads these fields; our codec has checked each entry.
  return { queries: action.payload.queries, mutations: {}, provided: { tags: {}, keys: {} } } as never;
}
