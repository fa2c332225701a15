import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title } from '@/domain/title/title';
import { storedApi } from '../client/storedApi';
import { visitApi } from '../client/visitApi';

/** The fields of a cache entry that this module reads, for both apis. */
export interface CacheEntry {
  endpointName?: string;
  originalArgs?: unknown;
  status: string;
  data?: unknown;
  fulfilledTimeStamp?: number;
}

interface CachedLists {
  titles?: Title[];
  pages?: { titles: Title[] }[];
}

/** Returns the titles of a cache entry. The data is a list, pages of lists, or a response without titles. */
export function titlesOf({ data }: CacheEntry): Title[] {
  const { titles = [], pages = [] } = (data ?? {}) as CachedLists;
  return [...titles, ...pages.flatMap((page) => page.titles)];
}

/** The slices of the two apis. */
export interface ApiState {
  [storedApi.reducerPath]: ApiSlice;
  [visitApi.reducerPath]: ApiSlice;
}

interface ApiSlice {
  queries: Record<string, CacheEntry | undefined>;
  subscriptions: Record<string, object | undefined>;
}

interface NamedEntry {
  key: string;
  entry: CacheEntry;
  /** Whether a component is subscribed to the entry. */
  isUsed: boolean;
  /**
   * Sends the request again. The current data stays in the cache until the response arrives. `refetchCachedPages`
   * refetches all loaded pages of an infinite list, or only the first page. Use only the first if the source may have
   * changed, because the other pages do not continue it. One page that fails makes the whole refetch fail.
   */
  askAgain: (options?: { refetchCachedPages: boolean }) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

interface Initiable {
  initiate: (arg: unknown, options: object) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** Returns every query in the cache of both apis. */
export function cacheEntries(state: ApiState): NamedEntry[] {
  return [storedApi, visitApi].flatMap((api) => {
    const { queries, subscriptions } = state[api.reducerPath];
    // Each endpoint is injected by its own file, so the type of the api does not list it.
    const endpoints = api.endpoints as Partial<Record<string, Initiable>>;
    return Object.entries(queries).flatMap(([key, entry]) => {
      const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName];
      if (!entry || !endpoint) return [];
      return {
        key,
        entry,
        isUsed: Object.keys(subscriptions[key] ?? {}).length > 0,
        askAgain: (options) =>
          endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true, ...options }),
      };
    });
  });
}
