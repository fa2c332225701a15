import { listEndpoints } from '@/api/product/endpoints/lists';
import { freshStores } from '../persistence/stores';
import {
  fakeAddress,
  KEY,
  movies,
  noAnswer,
  pass,
  productUrl,
  stalledBody,
  stopClocks,
  TMDB_URL,
  fakeNetwork,
} from './fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks();
});
afterEach(() => jest.useRealTimers());

const statusOf = (made: Awaited<ReturnType<typeof openStore>>) =>
  made.store.getState().productApi.queries.popular?.status;

test('a server that does not answer is given up after ten seconds, and the samples answer', async () => {
  fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(9_999);
  expect(statusOf(made)).toBe('pending');
  await pass(1);

  expect((await query).data?.source).toBe('sample');
});

test('an answer that stalls in its middle is given up after ten seconds too', async () => {
  fakeAddress(productUrl('popular'), stalledBody);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(9_999);
  expect(statusOf(made)).toBe('pending');
  await pass(1);

  expect((await query).data?.source).toBe('sample');
});

test('a time-out is not tried again', async () => {
  const requests = fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await pass(10_000);

  expect((await query).data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

test('a time-out is logged under the name of what was asked for', async () => {
  fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await query;

  expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: Request timed out');
});

test('after a time-out of the product API it is the turn of TMDB', async () => {
  fakeAddress(productUrl('popular'), noAnswer);
  fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
  const made = await openStore({ config: { tmdbApiKey: KEY } });

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);

  expect((await query).data?.source).toBe('tmdb');
});

test('a request that nobody waits for any more is aborted, and no other server is asked', async () => {
  const product = fakeAddress(productUrl('popular'), noAnswer);
  const tmdb = fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
  const made = await openStore({ config: { tmdbApiKey: KEY } });

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(100);
  query.abort();
  await pass(20_000);

  expect(product[0]?.signal.aborted).toBe(true);
  expect(tmdb).toHaveLength(0);
  expect(console.warn).not.toHaveBeenCalled();
});
