import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title } from '@/domain/title/title';
import { productApi } from './product/productApi';
import { tmdbApi } from './tmdb/tmdbApi';

/** A cache entry as far as it is looked at here, whichever api's it is. */
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

/** The titles of a cache entry: our own endpoints wrote a list, pages of lists, or something without titles. */
export function titlesOf({ data }: CacheEntry): Title[] {
  const { titles = [], pages = [] } = (data ?? {}) as CachedLists;
  return [...titles, ...pages.flatMap((page) => page.titles)];
}

/** The slices of the apis. */
export interface ApiState {
  [productApi.reducerPath]: ApiSlice;
  [tmdbApi.reducerPath]: ApiSlice;
}

interface ApiSlice {
  queries: Record<string, CacheEntry | undefined>;
  subscriptions: Record<string, object | undefined>;
}

interface NamedEntry {
  key: string;
  entry: CacheEntry;
  /** Whether a component shows it. */
  isUsed: boolean;
  /**
   * Asks the question again; what is there stays until the answer comes. Of a list in pages, all that are there are asked
   * for, or only the first: pages of another source than before are no continuation, and one that fails fails them all.
   */
  askAgain: (options?: { refetchCachedPages: boolean }) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

interface Initiable {
  initiate: (arg: unknown, options: object) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** Every question that the cache holds, of all apis. */
export function cacheEntries(state: ApiState): NamedEntry[] {
  return [productApi, tmdbApi].flatMap((api) => {
    const { queries, subscriptions } = state[api.reducerPath];
    // Endpoints are injected by their own files, so the api's type does not know them.
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
