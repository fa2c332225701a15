import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { listEndpoints } from '@/api/endpoints/lists';
import type { Services } from '@/api/client/services';
import { moviesEndpoints } from '@/api/endpoints/movies';
import { searchEndpoints } from '@/api/endpoints/search';
import { withOriginalFetchTime } from '@/api/cache/withOriginalFetchTime';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores, stored } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, KEY, movies, productUrl, fakeDate, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const { popular, trending } = listEndpoints;
const { genre, allGenres } = numberedRowEndpoints;

const NOW = Date.parse('2026-03-01T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const ONE_SECOND_LESS_THAN_A_DAY = 24 * HOUR - SECOND;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
fakeDate(NOW);

const later = (ms: number) => jest.setSystemTime(NOW + ms);

type Store = Awaited<ReturnType<typeof openStore>>['store'];

const popularIn = async (store: Store) => (await store.dispatch(popular.initiate())).data;
const namesIn = async (store: Store) => (await popularIn(store))?.titles.map(({ title }) => title);

test('a search in a cached list has the age of that list', async () => {
  const requests = fakeAddress(`${TEST_APP_URL}api/movies/all`, movies('Heat'));
  const { store } = await openStore();
  store.dispatch((_dispatch: unknown, _state: unknown, services: Services) => {
    services.withOriginalFetchTime = withOriginalFetchTime;
  });
  await store.dispatch(moviesEndpoints.movies.initiate(null));
  later(23 * HOUR);

  const found = await store.dispatch(searchEndpoints.search.initiate({ kind: 'movie', written: 'heat' }));

  expect(found.data?.pages[0]?.titles).toHaveLength(1);
  expect(requests).toHaveLength(1);
  expect(found.fulfilledTimeStamp).toBe(NOW);
});

test('two queries at the same time share one request', async () => {
  const requests = fakeAddress(productUrl('popular'), movies('Heat'));
  const { store } = await openStore();

  const answers = await Promise.all([namesIn(store), namesIn(store)]);

  expect(answers).toEqual([['Heat'], ['Heat']]);
  expect(requests).toHaveLength(1);
});

describe('a server response', () => {
  test('is fresh for 24 hours: a query within that time makes no request', async () => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));
    const { store } = await openStore();

    await popularIn(store);
    later(ONE_SECOND_LESS_THAN_A_DAY);

    expect(await namesIn(store)).toEqual(['Heat']);
    expect(requests).toHaveLength(1);
  });

  test('is fetched again by a query after 24 hours', async () => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));
    const { store } = await openStore();

    await popularIn(store);
    later(24 * HOUR);

    expect(await namesIn(store)).toEqual(['Ronin']);
    expect(requests).toHaveLength(2);
  });

  test('is replaced earlier by a forced refetch', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));
    const { store } = await openStore();

    await popularIn(store);
    const { data } = await store.dispatch(popular.initiate(undefined, { forceRefetch: true }));

    expect(data?.titles[0]?.title).toBe('Ronin');
  });

  test('ages from the time of the fetch, not of the last query', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));
    const { store } = await openStore();

    await popularIn(store);
    later(20 * HOUR);
    await popularIn(store);
    later(25 * HOUR);

    expect(await namesIn(store)).toEqual(['Ronin']);
  });
});

describe('after a reload', () => {
  /** Fetches in one visit, and opens the next visit after `afterMs`. */
  async function comeBack(afterMs: number) {
    const { store, persistor } = await openStore();
    await popularIn(store);
    await persistor.flush();
    later(afterMs);
    return openStore();
  }

  test('a fresh response is in the store before any query', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'));

    const { store } = await comeBack(HOUR);

    expect(store.getState().productApi.queries.popular).toMatchObject({
      status: 'fulfilled',
      data: { source: 'product', titles: [{ title: 'Heat' }] },
    });
  });

  test('a query for a fresh response makes no request', async () => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));

    const { store } = await comeBack(ONE_SECOND_LESS_THAN_A_DAY);

    expect(await namesIn(store)).toEqual(['Heat']);
    expect(requests).toHaveLength(1);
  });

  test('a response of the day before is gone', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));

    const { store } = await comeBack(24 * HOUR);

    expect(store.getState().productApi.queries).toEqual({});
    expect(await namesIn(store)).toEqual(['Ronin']);
  });

  test('the 24 hours still count from the fetch', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));

    const { store } = await comeBack(20 * HOUR);
    expect(await namesIn(store)).toEqual(['Heat']);
    later(24 * HOUR);

    expect(await namesIn(store)).toEqual(['Ronin']);
  });

  test('the rows of Home make no request either', async () => {
    const requests = ([1, 2, 3, 4, 5] as const).map((id) => fakeAddress(productUrl(`genre/${id}`), movies('Heat')));
    const first = await openStore();
    await first.store.dispatch(allGenres.initiate());
    await first.persistor.flush();

    const second = await openStore();
    await second.store.dispatch(allGenres.initiate());
    const { data } = await second.store.dispatch(genre.initiate(5));

    expect(data?.titles[0]?.title).toBe('Heat');
    expect(requests.map((list) => list.length)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('a sample', () => {
  test('is not stored', async () => {
    fakeAddress(productUrl('popular'), failure(404));
    fakeAddress(productUrl('trending'), movies('Heat'));
    const { store, persistor } = await openStore();

    await popularIn(store);
    await store.dispatch(trending.initiate());
    await persistor.flush();

    expect(stored('kinora:catalogue')).toEqual({ version: 1, entries: { trending: expect.anything() as unknown } });
  });

  test('is replaced by the next query after a minute', async () => {
    fakeAddress(productUrl('popular'), failure(404), movies('Heat'));
    const { store } = await openStore();

    await popularIn(store);
    later(MINUTE + SECOND);

    expect(await popularIn(store)).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
  });

  test('is not refetched within a minute, to protect a server in trouble', async () => {
    const requests = fakeAddress(productUrl('popular'), failure(404), movies('Heat'));
    const { store } = await openStore();

    await popularIn(store);
    later(MINUTE);

    expect((await popularIn(store))?.source).toBe('sample');
    expect(requests).toHaveLength(1);
  });

  test('stays if the refetch fails too', async () => {
    const requests = fakeAddress(productUrl('popular'), failure(404));
    const { store } = await openStore();

    await popularIn(store);
    later(HOUR);
    const { data, error } = await store.dispatch(popular.initiate());

    expect(data?.source).toBe('sample');
    expect(error).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test('is replaced by the server at once after a reload', async () => {
    fakeAddress(productUrl('popular'), failure(404), movies('Heat'));
    const first = await openStore();
    await popularIn(first.store);
    await first.persistor.flush();

    const { store } = await openStore();

    expect((await popularIn(store))?.source).toBe('product');
  });

  test('among the rows of Home makes the next initial load request that row again', async () => {
    const steady = ([1, 3, 4, 5] as const).map((id) => fakeAddress(productUrl(`genre/${id}`), movies('Heat')));
    const shaky = fakeAddress(productUrl('genre/2'), failure(404), movies('Ronin'));
    const { store } = await openStore();

    await store.dispatch(allGenres.initiate());
    later(MINUTE + SECOND);
    const { data } = await store.dispatch(allGenres.initiate());

    expect(data?.source).toBe('product');
    expect(shaky).toHaveLength(2);
    expect(steady.map((list) => list.length)).toEqual([1, 1, 1, 1]);
  });
});

describe('when a server responded earlier and then fails', () => {
  test('its earlier response stays, and no sample replaces it', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), failure(404));
    const { store } = await openStore();

    await popularIn(store);
    later(25 * HOUR);
    const { data, error } = await store.dispatch(popular.initiate());

    expect(data).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
    expect(error).toEqual({ kind: 'http', status: 404, message: 'Not Found' });
  });

  test('the next source can still respond', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), failure(404));
    fakeAddress(`${TMDB_URL}/movie/popular`, movies('Ronin'));
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });

    await popularIn(store);
    later(25 * HOUR);

    expect(await popularIn(store)).toMatchObject({ source: 'tmdb', titles: [{ title: 'Ronin' }] });
  });

  test('the next query requests it again', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), failure(404), movies('Ronin'));
    const { store } = await openStore();

    await popularIn(store);
    later(25 * HOUR);
    await popularIn(store);

    expect(await namesIn(store)).toEqual(['Ronin']);
  });

  test('its response of an earlier visit stays too', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), failure(404));
    const first = await openStore();
    await popularIn(first.store);
    await first.persistor.flush();
    const { store } = await openStore();

    const { data } = await store.dispatch(popular.initiate(undefined, { forceRefetch: true }));

    expect(data).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
  });
});
