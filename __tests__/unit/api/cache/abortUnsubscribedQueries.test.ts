import { abortUnsubscribedQueries } from '@/api/cache/abortUnsubscribedQueries';
import { listEndpoints } from '@/api/endpoints/lists';
import { moviesEndpoints } from '@/api/endpoints/movies';
import { titleByUrlEndpoints } from '@/api/endpoints/titleByUrl';
import { freshStores } from '../../persistence/stores';
import {
  fakeAddress,
  fakeNetwork,
  KEY,
  movies,
  noAnswer,
  pass,
  productUrl,
  stopClocks,
  TMDB_URL,
} from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();
const { popular } = listEndpoints;

/** The grace period plus the 500 ms that RTK Query takes to update its subscriptions, in milliseconds. */
const SOON = 1100;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks();
});
afterEach(() => jest.useRealTimers());

async function open(config = {}) {
  const { store } = await openStore({ config });
  abortUnsubscribedQueries(store);
  return store;
}

const isEnded = ([request]: Request[]) => request?.signal.aborted;

it('aborts a request without subscribers, and a later subscriber starts a new one', async () => {
  const store = await open();
  const asked = fakeAddress(productUrl('popular'), noAnswer, movies('Heat'));
  const query = store.dispatch(popular.initiate());
  await pass(10);
  query.unsubscribe();
  await pass(SOON);
  expect(isEnded(asked)).toBe(true);
  expect(popular.select()(store.getState()).isUninitialized).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();

  const { data } = await store.dispatch(popular.initiate());
  expect(data?.titles[0]?.title).toBe('Heat');
  expect(asked).toHaveLength(2);
});

it('keeps requests with another subscriber, with a new subscriber, and of prefetches', async () => {
  const store = await open();
  const asked = fakeAddress(productUrl('popular'), noAnswer);
  const ahead = fakeAddress(productUrl('trending'), noAnswer);
  void store.dispatch(listEndpoints.trending.initiate(undefined, { subscribe: false }));
  const [one, other] = [store.dispatch(popular.initiate()), store.dispatch(popular.initiate())];
  await pass(10);
  one.unsubscribe();
  await pass(300);
  other.unsubscribe();
  await pass(400);
  const again = store.dispatch(popular.initiate());
  await pass(600);
  expect(isEnded(asked)).toBe(false);
  expect(isEnded(ahead)).toBe(false);
  expect(asked).toHaveLength(1);
  again.unsubscribe();
  await pass(SOON);
  expect(isEnded(asked)).toBe(true);
  expect(isEnded(ahead)).toBe(false);
});

it('does not abort the refetch of an entry that has data', async () => {
  const store = await open();
  const asked = fakeAddress(productUrl('popular'), movies('Heat'), noAnswer);
  const query = store.dispatch(popular.initiate());
  await pass(10);
  void query.refetch();
  await pass(10);
  query.unsubscribe();
  await pass(SOON);
  expect(isEnded(asked.slice(1))).toBe(false);
  expect(popular.select()(store.getState()).data?.titles[0]?.title).toBe('Heat');
});

it('also aborts a page of a list and a title of TMDB', async () => {
  const store = await open({ tmdbApiKey: KEY, sources: ['tmdb'] });
  const list = fakeAddress(`${TMDB_URL}/movie/popular`, noAnswer);
  const title = fakeAddress(`${TMDB_URL}/movie/550`, noAnswer);
  const queries = [
    store.dispatch(moviesEndpoints.movies.initiate(null)),
    store.dispatch(titleByUrlEndpoints.title.initiate({ kind: 'movie', id: 550, source: 'tmdb' })),
  ];
  await pass(10);
  expect([isEnded(list), isEnded(title)]).toEqual([false, false]);
  for (const query of queries) query.unsubscribe();
  await pass(SOON);
  expect([isEnded(list), isEnded(title)]).toEqual([true, true]);
});
