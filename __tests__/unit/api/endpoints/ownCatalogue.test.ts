import fc from 'fast-check';
import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { listEndpoints } from '@/api/endpoints/lists';
import { checkOwnCatalogue, hasOwnCatalogue } from '@/api/client/ownSite';
import { refreshCatalogue } from '@/api/cache/refreshCatalogue';
import type { Services } from '@/api/client/services';
import { seriesEndpoints } from '@/api/endpoints/series';
import { titleByUrlEndpoints } from '@/api/endpoints/titleByUrl';
import { titleDetailsEndpoints } from '@/api/endpoints/titleDetails';
import type { AppDispatch } from '@/app/store';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores } from '../../persistence/stores';
import {
  failure,
  fakeAddress,
  setDate,
  fakeNetwork,
  htmlPage,
  json,
  KEY,
  lostConnection,
  noAnswer,
  pass,
  productUrl,
  stopClocks,
  TMDB_URL,
} from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const SERIES_URL = `${TEST_APP_URL}api/series/all`;
const OWN = json([{ id: 1001, title: 'The Quiet Baker' }]);
const MARKED = json({ sample: true, results: [{ id: 1001, title: 'Interstellar' }] });
const DECLARED = { samples: false };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Every other path of the product API responds with 404.
  fakeAddress(`${TEST_APP_URL}api/*`, failure(404));
});
afterEach(() => jest.useRealTimers());

/** Detects the kind of site, as the app does after the first screen. */
const detect = (dispatch: AppDispatch, _: unknown, extra: Services) => hasOwnCatalogue({ dispatch, extra });

async function popular(config = {}) {
  const { store } = await openStore({ config });
  return store.dispatch(listEndpoints.popular.initiate());
}

describe('a site that declares its own catalogue', () => {
  test('shows an error if a list is broken JSON, and not an empty catalogue', async () => {
    fakeAddress(productUrl('popular'), () => new Response('[{"id": 1, "title": "The Quiet Baker"'));
    const { data, error } = await popular(DECLARED);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'brokenJson' });
  });

  test('finds a series by an address without its kind', async () => {
    fakeAddress(productUrl('all'), OWN);
    fakeAddress(SERIES_URL, json([{ id: 'low-tide', name: 'Low Tide' }]));
    const { store } = await openStore({ config: DECLARED });
    const ask = (id: string) =>
      store.dispatch(titleByUrlEndpoints.title.initiate({ kind: 'movie', id, source: null })).then(({ data }) => data);
    expect(await ask('low-tide')).toMatchObject({ kind: 'tv', title: 'Low Tide', source: 'product' });
    expect(await ask('high-tide')).toBeUndefined();
  });

  test('shows an error if its catalogue cannot be reached', async () => {
    fakeAddress(productUrl('popular'), failure(503));
    const { data, error } = await popular(DECLARED);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'http', status: 503 });
  });

  test('shows an error after 3.5 seconds without a response, and then the late response', async () => {
    stopClocks();
    let respond: (response: Response) => void = () => undefined;
    fakeAddress(productUrl('popular'), () => new Promise((resolve) => (respond = resolve)));
    const { store } = await openStore({ config: DECLARED });
    const query = store.dispatch(listEndpoints.popular.initiate());
    await pass(3500);
    expect((await query).error).toMatchObject({ kind: 'timeout', message: 'The catalogue is not responding' });
    respond(Response.json([{ id: 1, title: 'The Quiet Baker' }]));
    await pass(100);
    await pass(100);
    const { data } = listEndpoints.popular.select()(store.getState());
    expect(data?.titles).toMatchObject([{ title: 'The Quiet Baker' }]);
  });

  test.each([
    ['is marked as samples', MARKED],
    ['is not there', failure(404)],
    ['is a page', htmlPage],
  ])('reads movies/all if movies/popular %s', async (_, response) => {
    fakeAddress(productUrl('popular'), response);
    fakeAddress(productUrl('all'), OWN);
    expect((await popular(DECLARED)).data?.titles).toMatchObject([{ title: 'The Quiet Baker', source: 'product' }]);
  });

  test('has no series if it has no list of them', async () => {
    fakeAddress(SERIES_URL, failure(404));
    const { store } = await openStore({ config: DECLARED });
    const { data } = await store.dispatch(seriesEndpoints.series.initiate());
    expect(data?.pages).toMatchObject([{ titles: [] }]);
  });

  test('shows the series of TMDB if TMDB is configured', async () => {
    fakeAddress(SERIES_URL, MARKED);
    fakeAddress(`${TMDB_URL}/tv/popular`, json({ page: 1, results: [{ id: 1399, name: 'Fortresses' }] }));
    const { store } = await openStore({ config: { ...DECLARED, tmdbApiKey: KEY } });
    const { data } = await store.dispatch(seriesEndpoints.series.initiate());
    expect(data?.pages).toMatchObject([{ titles: [{ title: 'Fortresses', source: 'tmdb' }] }]);
  });

  test('shows the error of TMDB if TMDB could have the missing list', async () => {
    fakeAddress(SERIES_URL, failure(404));
    fakeAddress(`${TMDB_URL}/tv/popular`, failure(401));
    const { store } = await openStore({ config: { ...DECLARED, tmdbApiKey: KEY } });
    const { error } = await store.dispatch(seriesEndpoints.series.initiate());
    expect(error).toMatchObject({ status: 401 });
  });
});

describe('a site with its own files and no declaration', () => {
  test('has no sample in a row whose file still is the bundle’s', async () => {
    fakeAddress(productUrl('genre/3'), MARKED);
    fakeAddress(productUrl('all'), OWN);
    const { store } = await openStore();
    await store.dispatch(detect);
    const { data } = await store.dispatch(numberedRowEndpoints.genre.initiate(3));
    expect(data).toMatchObject({ titles: [], source: 'product' });
  });

  test('has no sample in place of a list that fails', async () => {
    fakeAddress(productUrl('genre/3'), lostConnection);
    fakeAddress(SERIES_URL, json([]));
    const { store } = await openStore();
    await store.dispatch(detect);
    const { error } = await store.dispatch(numberedRowEndpoints.genre.initiate(3));
    expect(error).toMatchObject({ kind: 'network' });
  });

  test('sets the state of the store once', async () => {
    fakeAddress(productUrl('popular'), OWN);
    fakeAddress(productUrl('trending'), OWN);
    const { store } = await openStore();
    expect(store.getState().ownCatalogue).toBeNull();
    await store.dispatch(listEndpoints.popular.initiate());
    await store.dispatch(listEndpoints.trending.initiate());
    expect(store.getState().ownCatalogue).toEqual({});
  });
});

test.each([
  ['are marked', MARKED],
  ['are not there', failure(404)],
  ['cannot be reached', lostConnection],
])('shows samples if the lists %s', async (_, response) => {
  for (const url of [productUrl('popular'), productUrl('all'), SERIES_URL]) fakeAddress(url, response);
  const { data } = await popular();
  expect(data?.titles.length).toBeGreaterThan(0);
  expect(data?.titles.every(({ source }) => source === 'sample')).toBe(true);
});

test('shows samples if the lists hang', async () => {
  stopClocks();
  for (const url of [productUrl('popular'), productUrl('all'), SERIES_URL]) fakeAddress(url, noAnswer);
  const { store } = await openStore();
  const query = store.dispatch(listEndpoints.popular.initiate());
  await pass(4000);
  expect((await query).data?.source).toBe('sample');
});

describe('the check for an own catalogue', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  /** Checks in idle time, on a new visit. */
  const check = (dispatch: AppDispatch, _: unknown, extra: Services) => checkOwnCatalogue({ dispatch, extra });
  const isOwn = async () => {
    const { store } = await openStore();
    await store.dispatch(check);
    return store.getState().ownCatalogue !== null;
  };

  test.each([
    ['own', OWN, true],
    ['marked', MARKED, false],
  ])('sends no request on later visits within 24 hours (%s lists)', async (_, response, expected) => {
    const now = Date.now();
    const requests = [productUrl('all'), SERIES_URL].flatMap((url) => ({ of: fakeAddress(url, response) }));
    const count = () => requests.reduce((sum, { of }) => sum + of.length, 0);
    expect(await isOwn()).toBe(expected);
    expect(count()).toBe(2);
    setDate(now + DAY_MS - 1000);
    expect(await isOwn()).toBe(expected);
    expect(count()).toBe(2);
    setDate(now + DAY_MS + 1000);
    expect(await isOwn()).toBe(expected);
    expect(count()).toBe(4);
  });

  test('is repeated on the next visit if the API could not be reached', async () => {
    // The longest pauses before a retry are longer than the check waits.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    fakeAddress(SERIES_URL, failure(404));
    fakeAddress(productUrl('all'), lostConnection, lostConnection, OWN);
    expect(await isOwn()).toBe(false);
    expect(await isOwn()).toBe(true);
  });

  test.each(['', '{', 'null', '[]', '{"api":"/api","isOwn":true}', '{"isOwn":"yes","checkedAt":1}'])(
    'is repeated if the stored result cannot be read: %s',
    async (stored) => {
      localStorage.setItem('kinora:own', stored);
      fakeAddress(SERIES_URL, failure(404));
      const requests = fakeAddress(productUrl('all'), OWN);
      expect(await isOwn()).toBe(true);
      expect(requests).toHaveLength(1);
    },
  );

  test('is repeated after the catalogue is refreshed, and for another API', async () => {
    fakeAddress(SERIES_URL, failure(404));
    const requests = fakeAddress(productUrl('all'), MARKED);
    const { store } = await openStore();
    await store.dispatch(check);
    store.dispatch(refreshCatalogue());
    await store.dispatch(check);
    expect(requests).toHaveLength(2);

    const other = fakeAddress('https://films.example/api/movies/all', OWN);
    fakeAddress('https://films.example/api/series/all', failure(404));
    const { store: elsewhere } = await openStore({ config: { productApiUrl: 'https://films.example/api' } });
    await elsewhere.dispatch(check);
    expect(elsewhere.getState().ownCatalogue).toEqual({});
    expect(other).toHaveLength(1);
  });

  test('does not hide a catalogue that was added since from an address without a source', async () => {
    fakeAddress(SERIES_URL, failure(404));
    fakeAddress(productUrl('popular'), MARKED);
    fakeAddress(productUrl('all'), MARKED, OWN);
    fakeAddress(`${TEST_APP_URL}api/movie/1001`, MARKED);
    expect(await isOwn()).toBe(false);
    const { store } = await openStore();
    await store.dispatch(check);
    const { data } = await store.dispatch(
      titleByUrlEndpoints.title.initiate({ kind: 'movie', id: 1001, source: null }),
    );
    expect(data).toMatchObject({ source: 'product', title: 'The Quiet Baker' });
  });
});

describe('an address without a source', () => {
  /** Ids of every form that a deployer can use, including those of samples and of studio copies. */
  const anyId = fc.oneof(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1000, max: 4999 }),
    fc
      .tuple(fc.constantFrom('the-quiet-baker', 'paramount', 'hbo', 'x'), fc.integer({ min: 1990, max: 2030 }))
      .map((parts) => parts.join('-')),
    fc.integer({ min: 1, max: 9_999_999 }).map((number) => `tt${String(number).padStart(7, '0')}`),
    // A negative number is no id.
    fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).filter((id) => !/^-?\d+$/.test(id)),
  );

  test.each([
    ['declared', DECLARED],
    ['detected', {}],
  ])('opens the own title with that id even if a sample has the same id (%s)', async (_, config) => {
    await fc.assert(
      fc.asyncProperty(anyId, fc.constantFrom('movie' as const, 'tv' as const), async (id, kind) => {
        const record = { id, title: '静かなパン屋 🥖', name: '静かなパン屋 🥖' };
        fakeAddress(productUrl('popular'), MARKED);
        fakeAddress(productUrl('all'), json(kind === 'movie' ? [record] : []));
        fakeAddress(SERIES_URL, json(kind === 'tv' ? [record] : []));
        fakeAddress(`${TEST_APP_URL}api/${kind}/${id}`, MARKED);
        const { store } = await openStore({ config });
        const { data } = await store.dispatch(titleByUrlEndpoints.title.initiate({ kind, id, source: null }));
        expect(data).toMatchObject({ kind, id, source: 'product', title: '静かなパン屋 🥖' });
      }),
      { numRuns: 25 },
    );
  });

  test.each([1001, 'paramount-2001'])('opens no sample on a site with its own catalogue: %s', async (id) => {
    fakeAddress(productUrl('all'), json([{ id: 7, title: 'The Quiet Baker' }]));
    fakeAddress(SERIES_URL, failure(404));
    fakeAddress(productUrl('popular'), failure(404));
    const { store } = await openStore({ config: DECLARED });
    const { error } = await store.dispatch(titleByUrlEndpoints.title.initiate({ kind: 'movie', id, source: null }));
    expect(error).toMatchObject({ status: 404 });
    const details = await store.dispatch(
      titleDetailsEndpoints.titleDetails.initiate({ kind: 'movie', id, source: 'sample' }),
    );
    expect(details.error).toMatchObject({ status: 404 });
  });
});
