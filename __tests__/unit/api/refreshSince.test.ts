import { waitFor } from '@testing-library/react';
import { refreshSince } from '@/api/refreshSince';
import { listEndpoints } from '@/api/product/endpoints/lists';
import type { Services } from '@/api/services';
import { moviesEndpoints } from '@/api/tmdb/endpoints/movies';
import { createResponseCache, enableResponseCache } from '@/api/tmdb/responseCache';
import type { CachedResponses } from '@/persistence/cachedResponses';
import { freshStores } from '../persistence/stores';
import {
  fakeAddress,
  fakeNetwork,
  json,
  KEY,
  lostConnection,
  movies,
  productUrl,
  fakeDate,
  TMDB_URL,
} from './fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();
const { popular } = listEndpoints;

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
fakeDate(NOW);

test.each([
  ['then', 0, 2],
  ['a moment before the word of it', 500, 2],
  ['an hour before', HOUR, 1],
])('refetches or keeps a response that arrived %s: %#', async (_when, before, times) => {
  const requests = fakeAddress(productUrl('popular'), movies('Heat'));
  const { store } = await openStore();
  await store.dispatch(popular.initiate(undefined, { subscribe: false }));

  store.dispatch(refreshSince(NOW + before));
  await waitFor(() => expect(popular.select()(store.getState()).status).toBe('fulfilled'));

  expect(requests).toHaveLength(times);
});

test('refetches visible data that was cached days ago when the network is back', async () => {
  const { movies: list } = moviesEndpoints;
  const requests = fakeAddress(
    `${TMDB_URL}/movie/popular`,
    lostConnection,
    lostConnection,
    json({ results: [{ id: 2, title: 'Ronin' }] }),
  );
  const { store } = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  const old = { answer: { results: [{ id: 1, title: 'Heat' }] }, fetchedAt: NOW - 72 * HOUR };
  const kept: CachedResponses = {
    read: (_question, age) => Promise.resolve(age === 'any' ? old : null),
    keep: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    size: () => Promise.resolve({ count: 1, bytes: 0 }),
  };
  store.dispatch((_dispatch: unknown, _state: unknown, services: Services) => {
    enableResponseCache(services, createResponseCache(kept));
  });
  const entry = () => list.select(null)(store.getState());
  const names = () => entry().data?.pages.flatMap(({ titles }) => titles.map(({ title }) => title));
  await store.dispatch(list.initiate(null));
  expect([names(), entry().fulfilledTimeStamp]).toEqual([['Heat'], NOW - 72 * HOUR]);
  await waitFor(() => expect(Object.keys(store.getState().tmdbApi.subscriptions)).not.toEqual([]));

  store.dispatch(refreshSince(NOW));

  await waitFor(() => expect(names()).toEqual(['Ronin']));
  expect(requests).toHaveLength(3);
});
