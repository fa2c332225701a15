import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import type { ResponseKey, ResponseStore } from '@/persistence/cachedResponses';
import { ANSWER_BUDGET_BYTES, createCachedResponses, evictionsFor } from '@/persistence/cachedResponses';
import { ONE_DAY_MS, ONE_MINUTE_MS } from '@/lib/time';
import { fakeDate, setDate } from '../api/fakeNetwork';

const NOW = Date.UTC(2026, 2, 1);

beforeEach(() => localStorage.clear());
fakeDate(NOW);

/** Creates a database in memory. Its map keys are the keys as JSON. */
function memory(entries = new Map<string, [IDBValidKey, unknown]>()) {
  const store: ResponseStore = {
    keys: () => Promise.resolve([...entries.values()].map(([key]) => key)),
    get: (key) => Promise.resolve(entries.get(JSON.stringify(key))?.[1]),
    set: (key, text) => {
      entries.set(JSON.stringify(key), [key, text]);
      return Promise.resolve();
    },
    deleteAll: (keys) => {
      for (const key of keys) entries.delete(JSON.stringify(key));
      return Promise.resolve();
    },
  };
  return { store, entries };
}

/** Returns a response that was fetched now. */
const now = (answer: unknown) => ({ answer, fetchedAt: Date.now() });

const flag = () => localStorage.getItem('kinora:answers');

test('a cached response is available on the next visit, and a flag marks the cache as used', async () => {
  const { store } = memory();
  expect(flag()).toBeNull();

  await createCachedResponses(store).keep('a', now({ id: 1 }));

  expect(flag()).toBe(String(NOW));
  expect(await createCachedResponses(store).read('a')).toEqual({ answer: { id: 1 }, fetchedAt: NOW });
  expect(await createCachedResponses(store).read('b')).toBeNull();
});

test('a newer response replaces the older one', async () => {
  const { store, entries } = memory();
  const kept = createCachedResponses(store);
  await kept.keep('a', now({ id: 1 }));
  setDate(NOW + 5);
  await kept.keep('a', now({ id: 2 }));

  expect(await kept.read('a')).toEqual({ answer: { id: 2 }, fetchedAt: NOW + 5 });
  expect(entries.size).toBe(1);
});

test.each([
  ['for a day', ONE_DAY_MS - 1, true],
  ['no longer than a day', ONE_DAY_MS, false],
  ['not from the future', -2 * ONE_MINUTE_MS, false],
])('a response is read %s', async (_what, later, isRead) => {
  const { store } = memory();
  await createCachedResponses(store).keep('a', now({ id: 1 }));
  setDate(NOW + later);

  expect(await createCachedResponses(store).read('a')).toEqual(isRead ? { answer: { id: 1 }, fetchedAt: NOW } : null);
});

test.each([
  ['a day later', ONE_DAY_MS, true],
  ['almost a month later', 30 * ONE_DAY_MS - 1, true],
  ['no longer than a month', 30 * ONE_DAY_MS, false],
  ['not from the future', -2 * ONE_MINUTE_MS, false],
])('a stale response is accepted on request: %s', async (_what, later, isRead) => {
  const { store } = memory();
  await createCachedResponses(store).keep('a', now({ id: 1 }));
  setDate(NOW + later);

  expect(await createCachedResponses(store).read('a', 'any')).toEqual(
    isRead ? { answer: { id: 1 }, fetchedAt: NOW } : null,
  );
});

test('a cached response keeps the time of its fetch', async () => {
  const { store } = memory();
  await createCachedResponses(store).keep('a', { answer: { id: 1 }, fetchedAt: NOW - ONE_DAY_MS + 1 });
  expect(await createCachedResponses(store).read('a')).not.toBeNull();
  setDate(NOW + 1);

  expect(await createCachedResponses(store).read('a')).toBeNull();
});

test('does not cache a response that is too large', async () => {
  const { store, entries } = memory();

  await createCachedResponses(store).keep('a', now({ text: 'x'.repeat(1_000_000) }));

  expect(entries.size).toBe(0);
});

test('clearing removes everything, including the flag, before the next read', async () => {
  const { store, entries } = memory(new Map([['"junk"', ['junk', 'x']]]));
  const kept = createCachedResponses(store);
  await kept.keep('a', now({ id: 1 }));
  const cleared = kept.clear();

  expect(await kept.read('a')).toBeNull();
  await cleared;
  expect(entries.size).toBe(0);
  expect(flag()).toBeNull();
  expect(await kept.size()).toEqual({ count: 0, bytes: 0 });
});

test.each([
  ['broken', '{"id":'],
  ['no text', { id: 1 }],
  ['gone', undefined],
])('ignores a response that is %s', async (_what, value) => {
  const key: ResponseKey = ['a', NOW, 10];
  const { store } = memory(new Map([[JSON.stringify(key), [key, value]]]));

  expect(await createCachedResponses(store).read('a')).toBeNull();
});

test('reads nothing and throws nothing without a database', async () => {
  const refuse = () => Promise.reject(new Error('blocked'));
  const kept = createCachedResponses({ keys: refuse, get: refuse, set: refuse, deleteAll: refuse });

  await kept.keep('a', now({ id: 1 }));
  await kept.clear();

  expect(await kept.read('a')).toBeNull();
  expect(await kept.size()).toEqual({ count: 0, bytes: 0 });
  expect(flag()).toBeNull();
});

test('any database keeps only valid, unique and the newest responses within the budget', () => {
  const address = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const at = fc.oneof(
    fc.integer({ min: -3, max: 800 }).map((hours) => NOW - hours * 3_600_000),
    fc.double(),
  );
  const bytes = fc.oneof(fc.nat(ANSWER_BUDGET_BYTES), fc.nat(1000), fc.integer(), fc.double());
  const key = fc.oneof({ weight: 5, arbitrary: fc.tuple(address, at, bytes) }, { weight: 1, arbitrary: fc.anything() });
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), fc.nat(1_000_000), (keys, room) => {
      const gone = new Set(evictionsFor(keys, NOW, 'new', room));
      const stays = keys.filter((one) => !gone.has(one)) as ResponseKey[];

      expect(new Set(stays.map(([one]) => one)).size).toBe(stays.length);
      expect(stays.reduce((sum, [, , size]) => sum + size, room)).toBeLessThanOrEqual(ANSWER_BUDGET_BYTES);
      for (const [, time, size] of stays) {
        expect(NOW - time < 30 * ONE_DAY_MS && time <= NOW + ONE_MINUTE_MS && size >= 0).toBe(true);
      }
      // A response that is newer than the oldest remaining one is evicted only if its key has another response.
      const oldest = Math.min(...stays.map(([, time]) => time));
      const lost = [...gone].find(
        (one) =>
          Array.isArray(one) &&
          one.length === 3 &&
          one[1] > oldest &&
          one[1] <= NOW &&
          Number.isInteger(one[2]) &&
          one[2] >= 0,
      );
      if (lost) expect(stays.some(([one]) => one === (lost as ResponseKey)[0])).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('the cache never exceeds the budget', async () => {
  const { store } = memory();
  const kept = createCachedResponses(store);
  for (let index = 0; index < 12; index += 1) {
    setDate(NOW + index);
    await kept.keep(`a${index}`, now({ text: 'x'.repeat(900_000) }));
    expect((await kept.size()).bytes).toBeLessThanOrEqual(ANSWER_BUDGET_BYTES);
  }

  expect(await kept.read('a11')).not.toBeNull();
  expect(await kept.read('a0')).toBeNull();
});
