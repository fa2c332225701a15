import { isFresh, ONE_DAY_MS, ONE_MINUTE_MS } from '@/lib/time';
import { ownKey } from './storedKeys';
import { ANSWERS_NAME } from './storedNames';

const ANSWERS_FLAG = ownKey(ANSWERS_NAME);

/** A database of keys and texts, as far as answers need one; whatever it does may fail. */
export interface AnswerStore {
  keys: () => Promise<unknown[]>;
  get: (key: AnswerKey) => Promise<unknown>;
  set: (key: AnswerKey, text: string) => Promise<void>;
  deleteAll: (keys: readonly IDBValidKey[]) => Promise<void>;
}

/** All that has to be known of an answer without reading it: what was asked, when it came, and the bytes of its text. */
export type AnswerKey = [address: string, fetchedAt: number, bytes: number];

export interface KeptAnswer {
  answer: unknown;
  /** Milliseconds since 1970. */
  fetchedAt: number;
}

/** The answers of earlier visits. */
export interface KeptAnswers {
  /** Null where none is kept that is fresh, or none at all where any will do. */
  read: (address: string, age?: 'fresh' | 'any') => Promise<KeptAnswer | null>;
  /** Keeps an answer, the oldest others making room for it. */
  keep: (address: string, kept: KeptAnswer) => Promise<void>;
  clear: () => Promise<void>;
  size: () => Promise<{ count: number; bytes: number }>;
}

/** A few hundred titles with all that is known of them. */
export const ANSWER_BUDGET_BYTES = 4_000_000;

/** One that takes more is a server's fault, or would push everything else out. */
const MAX_ANSWER_BYTES = 1_000_000;

/** So long without a network, and somebody who was away for a month begins anew. */
const KEPT_FOR_MS = 30 * ONE_DAY_MS;

const isOfUse = (fetchedAt: number, now: number) => now - fetchedAt < KEPT_FOR_MS && fetchedAt <= now + ONE_MINUTE_MS;

function setFlag(keptAt: number | null): void {
  try {
    if (keptAt !== null) localStorage.setItem(ANSWERS_FLAG, String(keptAt));
    else localStorage.removeItem(ANSWERS_FLAG);
  } catch {
    // Then what is kept is read a moment later, when the page has come to rest.
  }
}

const isAnswerKey = (key: unknown): key is AnswerKey =>
  Array.isArray(key) &&
  key.length === 3 &&
  typeof key[0] === 'string' &&
  Number.isFinite(key[1]) &&
  Number.isInteger(key[2]) &&
  (key[2] as number) >= 0;

/**
 * What has to go so that an answer of so many bytes has room: whatever is no answer, of no use or superseded, and then the
 * oldest. One that is not fresh is still what there is without a network.
 */
export function whatGoes(keys: readonly unknown[], now: number, address: string, bytes: number): unknown[] {
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

/** Reads and keeps answers; where the store cannot be had everything is as if nothing were kept. */
export function createKeptAnswers(store: AnswerStore): KeptAnswers {
  /** By address, as this tab knows them. */
  let known: Promise<Map<string, AnswerKey>> | undefined;
  /** One after the other: what is read after a clearing does not find what was there before. */
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(task: () => Promise<T>, otherwise: T): Promise<T> => {
    const result = last.then(task).catch(() => otherwise);
    last = result;
    return result;
  };
  const readKeys = async () => {
    const keys = (await store.keys()).filter(isAnswerKey).sort((a, b) => a[1] - b[1]);
    return new Map(keys.map((key) => [key[0], key]));
  };
  const forget = (keys: readonly unknown[]) =>
    // Whatever a database has given as its keys.
    keys.length === 0 ? undefined : store.deleteAll(keys as IDBValidKey[]);

  return {
    read: (address, age = 'fresh') =>
      inTurn<KeptAnswer | null>(async () => {
        const keys = await (known ??= readKeys());
        const key = keys.get(address);
        const isFit = age === 'any' ? isOfUse : isFresh;
        if (!key || !isFit(key[1], Date.now())) return null;
        const text = await store.get(key);
        return typeof text === 'string' ? { answer: JSON.parse(text) as unknown, fetchedAt: key[1] } : null;
      }, null),
    keep: (address, { answer, fetchedAt }) =>
      inTurn(async () => {
        const text = JSON.stringify(answer);
        const bytes = new TextEncoder().encode(text).length;
        if (bytes > MAX_ANSWER_BYTES) return;
        const key: AnswerKey = [address, fetchedAt, bytes];
        // Another tab may have kept some, too.
        await forget(whatGoes(await store.keys(), Date.now(), address, bytes));
        await store.set(key, text);
        known = undefined;
        setFlag(fetchedAt);
      }, undefined),
    clear: () =>
      inTurn(async () => {
        known = undefined;
        setFlag(null);
        await forget(await store.keys());
      }, undefined),
    size: () =>
      inTurn(
        async () => {
          const keys = (await store.keys()).filter(isAnswerKey);
          return { count: keys.length, bytes: keys.reduce((sum, key) => sum + key[2], 0) };
        },
        { count: 0, bytes: 0 },
      ),
  };
}
