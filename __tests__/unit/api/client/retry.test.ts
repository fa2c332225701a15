import { listEndpoints } from '@/api/endpoints/lists';
import { freshStores } from '../../persistence/stores';
import {
  failure,
  fakeAddress,
  htmlPage,
  KEY,
  lostConnection,
  movies,
  pass,
  productUrl,
  stopClocks,
  text,
  TMDB_URL,
  fakeNetwork,
} from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const NOW = new Date('2026-03-01T12:00:00Z');
const LONGEST_PAUSE_MS = 600;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks().setSystemTime(NOW);
});
afterEach(() => jest.useRealTimers());

async function askForPopular(config = {}) {
  const { store } = await openStore({ config });
  return store.dispatch(listEndpoints.popular.initiate());
}

/** Returns the data after all retries and pauses. */
async function popularAtLast(config = {}) {
  const { store } = await openStore({ config });
  const query = store.dispatch(listEndpoints.popular.initiate());
  await pass(LONGEST_PAUSE_MS);
  await pass(LONGEST_PAUSE_MS);
  return (await query).data;
}

test.each([500, 502, 503, 504])(
  'requests the server again after a %d, and uses the second response',
  async (status) => {
    const requests = fakeAddress(productUrl('popular'), failure(status), movies('Heat'));

    const data = await popularAtLast();

    expect(data).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
    expect(requests).toHaveLength(2);
  },
);

test('retries after a lost connection', async () => {
  const requests = fakeAddress(productUrl('popular'), lostConnection, movies('Heat'));

  const data = await popularAtLast();

  expect(data?.source).toBe('product');
  expect(requests).toHaveLength(2);
});

test('retries after an error page in HTML', async () => {
  const errorPage = () => new Response('<h1>Sorry</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } });
  const requests = fakeAddress(productUrl('popular'), errorPage, movies('Heat'));

  const data = await popularAtLast();

  expect(data?.source).toBe('product');
  expect(requests).toHaveLength(2);
});

test('requests no server a third time', async () => {
  const product = fakeAddress(productUrl('popular'), failure(500));
  const tmdb = fakeAddress(`${TMDB_URL}/movie/popular`, lostConnection);

  const data = await popularAtLast({ tmdbApiKey: KEY });

  expect(data?.source).toBe('sample');
  expect([product.length, tmdb.length]).toEqual([2, 2]);
});

test('retries after a pause of 200 to 600 ms', async () => {
  const requests = fakeAddress(productUrl('popular'), failure(500), movies('Heat'));
  const query = askForPopular();

  await pass(199);
  expect(requests).toHaveLength(1);
  await pass(401);
  expect(requests).toHaveLength(2);
  await query;
});

test.each([401, 403, 404, 410])('does not retry after a %d from the product API', async (status) => {
  const requests = fakeAddress(productUrl('popular'), failure(status));

  const data = await popularAtLast();

  expect(data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

test.each([401, 403])('does not retry after a %d from TMDB', async (status) => {
  fakeAddress(productUrl('popular'), failure(404));
  const requests = fakeAddress(`${TMDB_URL}/movie/popular`, failure(status));

  const data = await popularAtLast({ tmdbApiKey: KEY });

  expect(data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

test.each([
  ['a page in place of JSON', htmlPage],
  ['half an answer', text('[{"id": 1, "title": "He')],
])('does not retry after %s', async (_what, answer) => {
  const requests = fakeAddress(productUrl('popular'), answer);

  const data = await popularAtLast();

  expect(data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

describe('a 429', () => {
  test.each([
    ['seconds', '2', 2000],
    ['a date', 'Sun, 01 Mar 2026 12:00:03 GMT', 3000],
    ['more than a viewer waits for', '99999', 5000],
    ['a date that is far away', 'Mon, 01 Mar 2027 12:00:00 GMT', 5000],
    ['the bound itself', '5', 5000],
  ])('with %s in Retry-After is retried exactly then: %s', async (_what, header, pause) => {
    const requests = fakeAddress(productUrl('popular'), failure(429, { 'Retry-After': header }), movies('Heat'));
    const { store } = await openStore();
    const query = store.dispatch(listEndpoints.popular.initiate());

    await pass(pause - 1);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(requests).toHaveLength(2);
    await query;
    await pass(0);
    expect((await store.dispatch(listEndpoints.popular.initiate())).data?.source).toBe('product');
  });

  test.each([
    ['without Retry-After', {}],
    ['with an empty Retry-After', { 'Retry-After': '' }],
    ['with junk in Retry-After', { 'Retry-After': 'soon' }],
  ])('%s is retried after the usual pause', async (_what, headers) => {
    const requests = fakeAddress(productUrl('popular'), failure(429, headers), movies('Heat'));
    const query = askForPopular();

    await pass(199);
    expect(requests).toHaveLength(1);
    await pass(401);
    expect(requests).toHaveLength(2);
    await query;
  });

  test('with a past date in Retry-After is retried at once', async () => {
    const past = { 'Retry-After': 'Sun, 01 Mar 2026 11:59:00 GMT' };
    const requests = fakeAddress(productUrl('popular'), failure(429, past), movies('Heat'));
    const query = askForPopular();

    await pass(0);

    expect(requests).toHaveLength(2);
    await query;
  });

  test('makes the next source respond if it comes twice', async () => {
    const product = fakeAddress(productUrl('popular'), failure(429, { 'Retry-After': '0' }));
    fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));

    const data = await popularAtLast({ tmdbApiKey: KEY });

    expect(data?.source).toBe('tmdb');
    expect(product).toHaveLength(2);
  });
});

test('an abort during the pause prevents the retry', async () => {
  const requests = fakeAddress(productUrl('popular'), failure(429, { 'Retry-After': '4' }), movies('Heat'));
  const { store } = await openStore();
  const query = store.dispatch(listEndpoints.popular.initiate());

  await pass(1000);
  query.abort();
  await pass(10_000);

  expect(requests).toHaveLength(1);
});
