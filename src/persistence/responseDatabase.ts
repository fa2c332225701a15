import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { ResponseStore } from './cachedResponses';
import { siteStorageKey } from './storedKeys';
import { CACHED_AT_NAME } from './storedNames';

const database = createStore(siteStorageKey(CACHED_AT_NAME), 'answers');

/**
 * The IndexedDB database. If the browser has none, `createStore` throws synchronously; an async function turns that
 * into a rejection.
 */
export const responseDatabase: ResponseStore = {
  keys: async () => keys(database),
  get: async (key) => get<unknown>(key, database),
  set: async (key, text) => set(key, text, database),
  deleteAll: async (gone) => {
    await delMany([...gone], database);
  },
};
