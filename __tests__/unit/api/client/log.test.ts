import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { listEndpoints } from '@/api/endpoints/lists';
import type { AppStore } from '@/app/store';
import { freshStores } from '../../persistence/stores';
import {
  failure,
  fakeAddress,
  htmlPage,
  json,
  KEY,
  lostConnection,
  movies,
  pass,
  productUrl,
  stopClocks,
  TMDB_URL,
  fakeNetwork,
} from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const TOKEN = 'a.read.token';
let log: jest.SpyInstance<void, Parameters<typeof console.warn>>;

beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks();
});
afterEach(() => jest.useRealTimers());

async function popular(config = {}) {
  const { store } = await openStore({ config });
  const query = store.dispatch(listEndpoints.popular.initiate());
  await pass(600);
  await pass(600);
  return (await query).data;
}

test.each([
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [503, 'Service Unavailable'],
])('logs only the status text of a %d', async (status, statusText) => {
  fakeAddress(productUrl('popular'), failure(status));

  await popular();

  expect(log.mock.calls).toEqual([[`Failed to fetch popular: ${statusText}`]]);
});

test('logs the number if a server sends no status text', async () => {
  fakeAddress(productUrl('popular'), () => new Response('{}', { status: 404 }));

  await popular();

  expect(log.mock.calls).toEqual([['Failed to fetch popular: HTTP 404']]);
});

test.each([
  ['a lost connection', lostConnection, 'Network error'],
  ['a page in place of JSON', htmlPage, 'The response is not JSON'],
  ['an answer without a movie', json({}), 'The response has no usable data'],
])('logs %s in words', async (_what, answer, message) => {
  fakeAddress(productUrl('popular'), answer);

  await popular();

  expect(log.mock.calls).toEqual([[`Failed to fetch popular: ${message}`]]);
});

test('logs one line for each server that fails', async () => {
  fakeAddress(productUrl('popular'), failure(404));
  fakeAddress(`${TMDB_URL}/movie/popular`, failure(401));

  await popular({ tmdbApiKey: KEY });

  expect(log.mock.calls).toEqual([['Failed to fetch popular: Not Found'], ['Failed to fetch popular: Unauthorized']]);
});

test.each([
  ['trending', 'trending', (store: AppStore) => store.dispatch(listEndpoints.trending.initiate())],
  ['topRated', 'top-rated', (store: AppStore) => store.dispatch(listEndpoints.topRated.initiate())],
  ['genres', 'genres', (store: AppStore) => store.dispatch(listEndpoints.genres.initiate())],
])('a line names the request by its cache key: %s', async (name, path, ask) => {
  fakeAddress(productUrl(path), failure(404));
  const { store } = await openStore();

  await ask(store);

  expect(log.mock.calls).toEqual([[`Failed to fetch ${name}: Not Found`]]);
});

test('a line names a row of Home by its cache key too', async () => {
  fakeAddress(productUrl('genre/2'), failure(404));
  const { store } = await openStore();

  await store.dispatch(numberedRowEndpoints.genre.initiate(2));

  expect(log.mock.calls).toEqual([['Failed to fetch genre_2: Not Found']]);
});

test('logs nothing after a success', async () => {
  fakeAddress(productUrl('popular'), movies('Heat'));

  await popular();

  expect(log).not.toHaveBeenCalled();
});

describe.each([
  ['a refusal', failure(401)],
  ['a lost connection', lostConnection],
  ['a page in place of JSON', htmlPage],
  ['a server fault', failure(500)],
])('when TMDB responds with %s', (_what, answer) => {
  test.each([
    ['the key', KEY, { tmdbApiKey: KEY }],
    ['the read token', TOKEN, { tmdbReadToken: TOKEN }],
  ])('neither the log nor the store contains %s', async (_name, secret, config) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeAddress(productUrl('popular'), failure(404));
    fakeAddress(`${TMDB_URL}/movie/popular`, answer);
    const { store } = await openStore({ config });

    const query = store.dispatch(listEndpoints.popular.initiate());
    await pass(600);
    await query;

    expect(log).toHaveBeenCalledTimes(2);
    expect(JSON.stringify([log.mock.calls, errors.mock.calls, store.getState()])).not.toContain(secret);
  });
});
