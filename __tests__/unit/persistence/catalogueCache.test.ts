import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { catalogueCodec, rehydratedCatalogue } from '@/persistence/catalogueCache';
import { decodeCatalogue } from '@/persistence/decodeCatalogue';
import { isFresh } from '@/lib/time';
import { hostileRecord } from '../domain/hostileValues';
import { freshStores, store, stored } from './stores';

const { openStore } = freshStores();

const KEY = 'kinora:catalogue';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

/** Returns an entry in its stored form. */
const buildEntry = (fields: object = {}) => ({
  endpointName: 'popular',
  fulfilledTimeStamp: NOW - MINUTE,
  data: { titles: [buildTitle()], source: 'product' },
  ...fields,
});

const cacheWith = (entry: unknown) => ({ version: 1, entries: { popular: entry } });

/** Returns the cache keys of a visit with this stored text. */
async function keysAfter(text: string): Promise<string[]> {
  localStorage.setItem(KEY, text);
  const { store: opened } = await openStore();
  return Object.keys(opened.getState().productApi.queries);
}

describe('the age of a response', () => {
  test.each([
    ['of now', 0, true],
    ['of 23:59:59', DAY - SECOND, true],
    ['of 24:00:00 less a millisecond', DAY - 1, true],
    ['of 24:00:00', DAY, false],
    ['of 24:00:01', DAY + SECOND, false],
    ['of three days', 3 * DAY, false],
    ['of a moment ahead, as clocks are', -MINUTE, true],
    ['of more than a minute ahead', -MINUTE - 1, false],
    ['of tomorrow', -DAY, false],
  ])('a response %s is fresh or not: %#', async (_when, age, expected) => {
    expect(isFresh(NOW - age, NOW)).toBe(expected);
    const keys = await keysAfter(JSON.stringify(cacheWith(buildEntry({ fulfilledTimeStamp: NOW - age }))));
    expect(keys).toEqual(expected ? ['popular'] : []);
  });
});

test('drops only the stale response', async () => {
  store(KEY, {
    version: 1,
    entries: { popular: buildEntry(), trending: buildEntry({ fulfilledTimeStamp: NOW - DAY }) },
  });

  const { store: opened } = await openStore();

  expect(Object.keys(opened.getState().productApi.queries)).toEqual(['popular']);
});

describe('a damaged cache is cleared', () => {
  test.each([
    ['broken JSON', '{bad'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', '[]'],
    ['an object of nothing', '{}'],
    ['another version', JSON.stringify({ ...cacheWith(buildEntry()), version: 2 })],
    ['no version', JSON.stringify({ entries: { popular: buildEntry() } })],
    ['a version that is a text', JSON.stringify({ ...cacheWith(buildEntry()), version: '1' })],
    ['no entries', '{"version":1}'],
    ['entries that are a list', '{"version":1,"entries":[]}'],
    ['an entry that is null', JSON.stringify(cacheWith(null))],
    ['an entry that is a text', JSON.stringify(cacheWith('x'))],
    ['a moment that is a text', JSON.stringify(cacheWith(buildEntry({ fulfilledTimeStamp: String(NOW) })))],
    ['no moment', JSON.stringify(cacheWith(buildEntry({ fulfilledTimeStamp: undefined })))],
    ['no endpoint', JSON.stringify(cacheWith(buildEntry({ endpointName: undefined })))],
    ['no data', JSON.stringify(cacheWith(buildEntry({ data: undefined })))],
    ['data without a source', JSON.stringify(cacheWith(buildEntry({ data: { titles: [] } })))],
    ['titles that are no list', JSON.stringify(cacheWith(buildEntry({ data: { titles: 'x', source: 'product' } })))],
    ['a title that is none', JSON.stringify(cacheWith(buildEntry({ data: { titles: [{}], source: 'product' } })))],
  ])('%s', async (_what, text) => {
    expect(await keysAfter(text)).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toBe(text);
  });

  test('with a warning', async () => {
    await keysAfter('{bad');

    expect(console.warn).toHaveBeenCalledWith('The stored value of kinora:catalogue cannot be read');
  });

  test('and not quarantined, because it can be fetched again', async () => {
    await keysAfter('{bad');

    expect(localStorage.getItem(`${KEY}.unreadable`)).toBeNull();
  });

  test('and the new one is valid', async () => {
    localStorage.setItem(KEY, '{bad');
    const { persistor } = await openStore();
    await persistor.flush();

    expect(stored(KEY)).toEqual({ version: 1, entries: {} });
  });
});

describe('the stored part of an entry', () => {
  const encode = (queries: Record<string, unknown>) => catalogueCodec.encode({ queries });

  test('is the response and its time', () => {
    const entry = { ...buildEntry(), status: 'fulfilled', requestId: 'r', startedTimeStamp: 1 };

    expect(encode({ popular: entry })).toEqual(cacheWith(buildEntry()));
  });

  test('is nothing while there is no response', () => {
    expect(encode({ popular: { status: 'pending', endpointName: 'popular', requestId: 'r' } })).toEqual({
      version: 1,
      entries: {},
    });
  });

  test('is nothing for fallback samples', () => {
    expect(encode({ popular: buildEntry({ data: { titles: [], source: 'sample' } }) })).toEqual({
      version: 1,
      entries: {},
    });
  });

  test('is the earlier response if a later request failed', () => {
    const entry = { ...buildEntry(), status: 'rejected', error: { kind: 'network' } };

    expect(encode({ popular: entry })).toEqual(cacheWith(buildEntry()));
  });

  test('is read as a fulfilled query', () => {
    const encoded: unknown = JSON.parse(JSON.stringify(encode({ popular: buildEntry() })));

    expect(decodeCatalogue(encoded, 1)?.queries.popular).toMatchObject({ ...buildEntry(), status: 'fulfilled' });
  });
});

test('reads any stored value without errors', () => {
  const entry = fc.oneof(
    fc.record(
      {
        endpointName: fc.oneof(fc.constant('popular'), fc.anything()),
        fulfilledTimeStamp: fc.oneof(fc.constant(NOW), fc.double(), fc.anything()),
        data: fc.oneof(fc.record({ source: fc.string(), titles: fc.array(hostileRecord) }), fc.anything()),
      },
      { requiredKeys: [] },
    ),
    fc.anything(),
  );
  const cache = fc.record({ version: fc.constant(1), entries: fc.dictionary(fc.string(), entry) });
  fc.assert(
    fc.property(fc.oneof(cache, fc.anything()), (raw) => {
      const decoded = decodeCatalogue(raw, 1);
      expect(decoded === null || typeof decoded.queries === 'object').toBe(true);
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

describe('the data for RTK Query', () => {
  const action = (fields: object) => ({
    type: 'persist/REHYDRATE',
    key: 'catalogue',
    payload: { queries: {} },
    ...fields,
  });

  test('are the queries of the catalogue', () => {
    expect(rehydratedCatalogue(action({ payload: { queries: { popular: 1 } } }))).toMatchObject({
      queries: { popular: 1 },
    });
  });

  test.each([
    ['another action', { type: 'watchlist/titleAdded' }],
    ['another slice', { key: 'auth' }],
    ['an empty storage', { payload: undefined }],
    ['an unreadable storage', { payload: null }],
  ])('are undefined for %s', (_what, fields) => {
    expect(rehydratedCatalogue(action(fields))).toBeUndefined();
  });
});
