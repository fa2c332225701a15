import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { isFresh, ONE_DAY_MS, ONE_MINUTE_MS } from '@/lib/time';
import { siteStorageKey } from './storedKeys';
import { CACHED_AT_NAME } from './storedNames';

const CACHED_AT_KEY = siteStorageKey(CACHED_AT_NAME);

/** The database operations that the response cache needs. Each of them may reject. */
export interface ResponseStore {
  keys: () => Promise<unknown[]>;
  get: (key: ResponseKey) => Promise<unknown>;
  set: (key: ResponseKey, text: string) => Promise<void>;
  deleteAll: (keys: readonly IDBValidKey[]) => Promise<void>;
}

/**
 * The metadata of a cached response: its request, its fetch time, and the bytes of its text. It is the database key, so
 * that eviction need not read responses.
 */
export type ResponseKey = [address: string, fetchedAt: number, bytes: number];

export interface CachedResponse {
  answer: unknown;
  /** In milliseconds since 1970. */
  fetchedAt: number;
}

/** The cached responses of earlier visits. */
export interface CachedResponses {
  /** Returns a fresh response, or with 'any' one of at most 30 days. Null if there is none. */
  read: (address: string, age?: 'fresh' | 'any') => Promise<CachedResponse | null>;
  /** Caches a response, and evicts the oldest ones if necessary. */
  keep: (address: string, kept: CachedResponse) => Promise<void>;
  clear: () => Promise<void>;
  size: () => Promise<{ count: number; bytes: number }>;
}

const database = createStore(siteStorageKey(CACHED_AT_NAME), 'answers');

/**
 * The IndexedDB database. Without IndexedDB, idb-keyval throws synchronously; an async function turns that into a
 * rejection.
 */
export const responseDatabase: ResponseStore = {
  keys: async () => keys(database),
  get: async (key) => get<unknown>(key, database),
  set: async (key, text) => set(key, text, database),
  deleteAll: async (gone) => {
    await delMany([...gone], database);
  },
};

/** The size limit of the cache. It holds the details of a few hundred titles. */
export const ANSWER_BUDGET_BYTES = 4_000_000;

/** The size limit of one response. A larger one is a server error, or would evict all others. */
const MAX_ANSWER_BYTES = 1_000_000;

/** The time for which a response can be used offline. Older ones are evicted. */
const KEPT_FOR_MS = 30 * ONE_DAY_MS;

const isOfUse = (fetchedAt: number, now: number) => now - fetchedAt < KEPT_FOR_MS && fetchedAt <= now + ONE_MINUTE_MS;

function storeCachedAt(keptAt: number | null): void {
  try {
    if (keptAt !== null) localStorage.setItem(CACHED_AT_KEY, String(keptAt));
    else localStorage.removeItem(CACHED_AT_KEY);
  } catch {
    // The next visit then reads the cache later, when the page is idle.
  }
}

const isAnswerKey = (key: unknown): key is ResponseKey =>
  Array.isArray(key) &&
  key.length === 3 &&
  typeof key[0] === 'string' &&
  Number.isFinite(key[1]) &&
  Number.isInteger(key[2]) &&
  (key[2] as number) >= 0;

/**
 * Returns the keys to evict so that a response of this size fits into the budget: invalid, expired and superseded keys,
 * and then the oldest ones. Stale responses stay as long as possible, because they are shown if there is no network.
 */
export function evictionsFor(keys: readonly unknown[], now: number, address: string, bytes: number): unknown[] {
  const stays = new Set<unknown>();
  let room = ANSWER_BUDGET_BYTES - bytes;
  const answers = keys.filter(isAnswerKey).filter(([, fetchedAt]) => isOfUse(fetchedAt, now));
  const seen = new Set([address]);
  for (const key of answers.sort((a, b) => b[1] - a[1])) {
    if (seen.has(key[0])) continue;
    seen.add(key[0]);
    room -= key[2];
    if (room < 0) break;
    stays.add(key);
  }
  return keys.filter((key) => !stays.has(key));
}

/** Creates the response cache. If the database fails, the cache behaves as if it were empty. */
export function createCachedResponses(store: ResponseStore): CachedResponses {
  /** The keys by address, as this tab knows them. */
  let known: Promise<Map<string, ResponseKey>> | undefined;
  /** Runs the operations one after the other, so that a read after `clear` does not find earlier responses. */
  let last: Promise<unknown> = Promise.resolve();

  const queued = <T>(task: () => Promise<T>, otherwise: T): Promise<T> => {
    const result = last.then(task).catch(() => otherwise);
    last = result;
    return result;
  };
  const readKeys = async () => {
    const keys = (await store.keys()).filter(isAnswerKey).sort((a, b) => a[1] - b[1]);
    return new Map(keys.map((key) => [key[0], key]));
  };
  const forget = (keys: readonly unknown[]) =>
    // The keys come from the database, so they are valid keys.
    keys.length === 0 ? undefined : store.deleteAll(keys as IDBValidKey[]);

  return {
    read: (address, age = 'fresh') =>
      queued<CachedResponse | null>(async () => {
        const keys = await (known ??= readKeys());
        const key = keys.get(address);
        const isFit = age === 'any' ? isOfUse : isFresh;
        if (!key || !isFit(key[1], Date.now())) return null;
        const text = await store.get(key);
        return typeof text === 'string' ? { answer: JSON.parse(text) as unknown, fetchedAt: key[1] } : null;
      }, null),
    keep: (address, { answer, fetchedAt }) =>
      queued(async () => {
        const text = JSON.stringify(answer);
        const bytes = new TextEncoder().encode(text).length;
        if (bytes > MAX_ANSWER_BYTES) return;
        const key: ResponseKey = [address, fetchedAt, bytes];
        // Reads the keys again, because another tab may have cached responses, too.
        await forget(evictionsFor(await store.keys(), Date.now(), address, bytes));
        await store.set(key, text);
        known = undefined;
        storeCachedAt(fetchedAt);
      }, undefined),
    clear: () =>
      queued(async () => {
        known = undefined;
        storeCachedAt(null);
        await forget(await store.keys());
      }, undefined),
    size: () =>
      queued(
        async () => {
          const keys = (await store.keys()).filter(isAnswerKey);
          return { count: keys.length, bytes: keys.reduce((sum, key) => sum + key[2], 0) };
        },
        { count: 0, bytes: 0 },
      ),
  };
}
