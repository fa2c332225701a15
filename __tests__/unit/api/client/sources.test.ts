import type { Middleware } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { listEndpoints } from '@/api/endpoints/lists';
import { storedApi } from '@/api/client/storedApi';
import { makeServices } from '@/api/client/services';
import type { AppStore } from '@/app/store';
import { readConfig } from '@/config/readConfig';
import { freshStores } from '../../persistence/stores';
import {
  failure,
  fakeAddress,
  htmlPage,
  json,
  KEY,
  movies,
  productUrl,
  text,
  TMDB_URL,
  fakeNetwork,
} from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const TOKEN = 'a.read.token';
const TMDB_POPULAR = `${TMDB_URL}/movie/popular`;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function popular(config = {}) {
  const { store } = await openStore({ config });
  return (await store.dispatch(listEndpoints.popular.initiate())).data;
}

/** Returns the meta of the fulfilled action, which the DevTools show. */
async function metaOfPopular(config = {}) {
  const actions: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const services = makeServices(Promise.resolve(readConfig(config, TEST_APP_URL, () => undefined)));
  const store = configureStore({
    reducer: { [storedApi.reducerPath]: storedApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } }).concat(storedApi.middleware, recorder),
  });
  await store.dispatch(listEndpoints.popular.initiate());
  return actions.find(listEndpoints.popular.matchFulfilled)?.meta.baseQueryMeta;
}

describe('the order of the sources', () => {
  test('requests the product API first, and no other source if it responds', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'));
    const tmdb = fakeAddress(TMDB_POPULAR, movies('Ronin'));

    const data = await popular({ tmdbApiKey: KEY });

    expect(data).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
    expect(tmdb).toHaveLength(0);
  });

  test('uses TMDB if the product API fails and there is a key', async () => {
    fakeAddress(productUrl('popular'), failure(404));
    fakeAddress(TMDB_POPULAR, json({ page: 1, results: [{ id: 8195, title: 'Ronin' }] }));

    const data = await popular({ tmdbApiKey: KEY });

    expect(data).toMatchObject({ source: 'tmdb', titles: [{ id: 8195, title: 'Ronin' }] });
  });

  test('does not request TMDB without a key or a token', async () => {
    fakeAddress(productUrl('popular'), failure(404));
    const tmdb = fakeAddress(TMDB_POPULAR, movies('Ronin'));

    const data = await popular();

    expect(data?.source).toBe('sample');
    expect(tmdb).toHaveLength(0);
  });

  test('uses the samples if every server fails', async () => {
    fakeAddress(productUrl('popular'), failure(404));
    fakeAddress(TMDB_POPULAR, failure(401));

    const data = await popular({ tmdbApiKey: KEY });

    expect(data?.source).toBe('sample');
    expect(data?.titles.length).toBeGreaterThan(5);
  });

  test.each([
    ['product', [movies('Heat'), movies('Ronin')]],
    ['tmdb', [failure(404), movies('Ronin')]],
    ['sample', [failure(404), failure(401)]],
  ] as const)('the meta of the fulfilled action names the source: %s', async (source, [product, tmdb]) => {
    fakeAddress(productUrl('popular'), product);
    fakeAddress(TMDB_POPULAR, tmdb);

    expect(await metaOfPopular({ tmdbApiKey: KEY })).toMatchObject({ source });
  });
});

describe('files that are marked as samples', () => {
  const marked = json({ sample: true, results: [{ id: 1001, title: 'Interstellar' }] });

  test('are replaced by TMDB if it is configured', async () => {
    fakeAddress(productUrl('popular'), marked);
    fakeAddress(TMDB_POPULAR, movies('Ronin'));

    expect(await popular({ tmdbApiKey: KEY })).toMatchObject({
      source: 'tmdb',
      titles: [{ title: 'Ronin', source: 'tmdb' }],
    });
  });

  test('replace TMDB when it fails, without another log line', async () => {
    fakeAddress(productUrl('popular'), marked);
    fakeAddress(TMDB_POPULAR, failure(401));

    expect(await popular({ tmdbApiKey: KEY })).toMatchObject({
      source: 'sample',
      titles: [{ title: 'Interstellar', source: 'sample' }],
    });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('are the product API’s response if there is no other source, with sample titles', async () => {
    fakeAddress(productUrl('popular'), marked);

    expect(await popular()).toMatchObject({ source: 'product', titles: [{ id: 1001, source: 'sample' }] });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('do not replace an earlier response of TMDB', async () => {
    fakeAddress(productUrl('popular'), marked);
    fakeAddress(TMDB_POPULAR, movies('Ronin'), failure(500));
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });
    const { popular: list } = listEndpoints;

    await store.dispatch(list.initiate());
    const { data } = await store.dispatch(list.initiate(undefined, { forceRefetch: true }));

    expect(data).toMatchObject({ source: 'tmdb', titles: [{ title: 'Ronin' }] });
  });
});

describe('config.json', () => {
  test('can put TMDB first', async () => {
    const product = fakeAddress(productUrl('popular'), movies('Heat'));
    fakeAddress(TMDB_POPULAR, movies('Ronin'));

    expect((await popular({ tmdbApiKey: KEY, sources: ['tmdb', 'product'] }))?.source).toBe('tmdb');
    expect(product).toHaveLength(0);
  });

  test('can exclude the product API', async () => {
    const product = fakeAddress(productUrl('popular'), movies('Heat'));

    expect((await popular({ sources: ['tmdb'] }))?.source).toBe('sample');
    expect(product).toHaveLength(0);
  });

  test('can exclude every server', async () => {
    expect((await popular({ tmdbApiKey: KEY, sources: [] }))?.source).toBe('sample');
  });
});

describe('uses the next source after an unusable response', () => {
  test.each([
    ['a page of a catch-all server', htmlPage],
    ['half a list', text('[{"id": 1, "title": "Heat"}, {"id"')],
    ['an empty body', text('')],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['null', json(null)],
    ['an empty object', json({})],
    ['an empty list', json([])],
    ['a text', json('Heat')],
    ['a number', json(7)],
    ['a list of nothing that is a movie', json([null, 1, 'a', {}, { id: 1 }, { title: 'Heat' }, [[]]])],
    ['results that are no list', json({ results: 'Heat' })],
    ['an error that is told with a 200', json({ success: false, status_message: 'Invalid API key' })],
  ])('%s', async (_what, answer) => {
    fakeAddress(productUrl('popular'), answer);
    fakeAddress(TMDB_POPULAR, movies('Ronin'));

    const data = await popular({ tmdbApiKey: KEY });

    expect(data).toMatchObject({ source: 'tmdb', titles: [{ title: 'Ronin' }] });
  });
});

describe('a usable response', () => {
  test.each([
    ['a bare list', json([{ id: 949, title: 'Heat' }])],
    ['an object with results', json({ results: [{ id: 949, title: 'Heat' }] })],
    ['an object with movies', json({ movies: [{ id: 949, title: 'Heat' }] })],
    ['a list with a byte order mark', text('\ufeff[{"id": 949, "title": "Heat"}]')],
    ['JSON under another type', text('[{"id": 949, "title": "Heat"}]', 'text/plain')],
    ['a movie among junk', json([null, 'x', { id: 949, title: 'Heat' }, { id: -1, title: 'No' }])],
    [
      'a movie twice',
      json([
        { id: 949, title: 'Heat' },
        { id: '949', title: 'Heat again' },
      ]),
    ],
  ])('%s', async (_what, answer) => {
    fakeAddress(productUrl('popular'), answer);

    const data = await popular();

    expect(data?.source).toBe('product');
    expect(data?.titles.map(({ id, title }) => [id, title])).toEqual([[949, 'Heat']]);
  });
});

describe('the URL of the product API', () => {
  test.each([
    ['catalogue', 'http://localhost/kinora/catalogue/movies/popular'],
    ['/v2/', 'http://localhost/v2/movies/popular'],
    ['https://films.example/api', 'https://films.example/api/movies/popular'],
  ])('config.json can set %s', async (productApiUrl, expected) => {
    const requests = fakeAddress(expected, movies('Heat'));

    const data = await popular({ productApiUrl });

    expect(data?.source).toBe('product');
    expect(requests).toHaveLength(1);
  });
});

describe('the key for TMDB', () => {
  const searchOf = (request: Request | undefined) => new URL(request?.url ?? '').searchParams;

  beforeEach(() => {
    fakeAddress(productUrl('popular'), failure(404));
  });

  test('is sent as the query parameter api_key', async () => {
    const requests = fakeAddress(TMDB_POPULAR, movies('Ronin'));

    await popular({ tmdbApiKey: KEY });

    expect(searchOf(requests[0]).get('api_key')).toBe(KEY);
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('of the kind read token is sent in the Authorization header only', async () => {
    const requests = fakeAddress(TMDB_POPULAR, movies('Ronin'));

    await popular({ tmdbReadToken: TOKEN });

    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(requests[0]?.url).not.toContain(TOKEN);
    expect(searchOf(requests[0]).has('api_key')).toBe(false);
  });

  test('stays out of the URL if there is also a read token', async () => {
    const requests = fakeAddress(TMDB_POPULAR, movies('Ronin'));

    await popular({ tmdbApiKey: KEY, tmdbReadToken: TOKEN });

    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(requests[0]?.url).not.toContain(KEY);
  });

  test('is not needed for a proxy that adds its own', async () => {
    const requests = fakeAddress('http://localhost/tmdb/movie/popular', movies('Ronin'));

    const data = await popular({ tmdbBaseUrl: '/tmdb/' });

    expect(data?.source).toBe('tmdb');
    expect(searchOf(requests[0]).has('api_key')).toBe(false);
  });

  test('is never sent to the product API', async () => {
    const product = fakeAddress(productUrl('popular'), movies('Heat'));

    await popular({ tmdbApiKey: KEY, tmdbReadToken: TOKEN });

    expect(product[0]?.url).toBe(productUrl('popular'));
    expect(product[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a request to TMDB', () => {
  const { popular, trending, topRated, genres } = listEndpoints;

  test.each([
    ['popular', 'movie/popular', { page: '1' }, (store: AppStore) => store.dispatch(popular.initiate())],
    ['trending', 'trending/movie/week', { page: '1' }, (store: AppStore) => store.dispatch(trending.initiate())],
    ['top-rated', 'movie/top_rated', { page: '1' }, (store: AppStore) => store.dispatch(topRated.initiate())],
    ['genres', 'genre/movie/list', {}, (store: AppStore) => store.dispatch(genres.initiate())],
  ])('for %s', async (productPath, tmdbPath, parameters, ask) => {
    fakeAddress(productUrl(productPath), failure(404));
    const requests = fakeAddress(`${TMDB_URL}/${tmdbPath}`, json({ results: [{ id: 1, title: 'x', name: 'x' }] }));
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });

    const { data } = await ask(store);

    expect(data?.source).toBe('tmdb');
    const sent = Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams);
    expect(sent).toEqual({ language: 'en-US', api_key: KEY, ...parameters });
  });

  test('has the configured language and region', async () => {
    fakeAddress(productUrl('popular'), failure(404));
    const requests = fakeAddress(`${TMDB_URL}/movie/popular`, movies('Ronin'));
    const { store } = await openStore({ config: { tmdbApiKey: KEY, language: 'de-AT', region: 'AT' } });

    await store.dispatch(listEndpoints.popular.initiate());

    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toMatchObject({
      language: 'de-AT',
      region: 'AT',
    });
  });

  test('for a genre row has the genre and sorts by popularity', async () => {
    fakeAddress(productUrl('genre/3'), failure(404));
    const requests = fakeAddress(`${TMDB_URL}/discover/movie`, movies('Ronin'));
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });

    const { data } = await store.dispatch(numberedRowEndpoints.genre.initiate(3));

    expect(data?.source).toBe('tmdb');
    const sent = Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams);
    expect(sent).toEqual({
      with_genres: '28',
      sort_by: 'popularity.desc',
      page: '1',
      language: 'en-US',
      api_key: KEY,
    });
  });
});
