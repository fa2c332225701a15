import { waitFor } from '@testing-library/react';
import { listEndpoints } from '@/api/endpoints/lists';
import { refreshStale, refreshSince } from '@/api/cache/refreshStale';
import type { Services } from '@/api/client/services';
import { moviesEndpoints } from '@/api/endpoints/movies';
import { createResponseCache, enableResponseCache } from '@/api/cache/responseCache';
import { refreshOnReturn } from '@/startup/startDeferredServices';
import type { CachedResponses } from '@/persistence/cachedResponses';
import { freshStores } from '../../persistence/stores';
import {
  failure,
  fakeAddress,
  fakeNetwork,
  movies,
  productUrl,
  fakeDate,
  json,
  KEY,
  lostConnection,
  TMDB_URL,
} from '../fakeNetwork';

describe('refreshStale', () => {
  fakeNetwork();
  const { openStore } = freshStores();
  const { popular, trending } = listEndpoints;

  const NOW = Date.parse('2026-03-01T12:00:00Z');
  const HOUR = 3_600_000;

  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  fakeDate(NOW);

  type Made = Awaited<ReturnType<typeof openStore>>;

  const later = (ms: number) => jest.setSystemTime(NOW + ms);
  /** Waits until no query is pending. */
  const settled = ({ store }: Made) =>
    waitFor(() =>
      Object.values(store.getState().productApi.queries).forEach((entry) => expect(entry?.status).not.toBe('pending')),
    );

  /** Opens a tab that shows the popular movies. */
  async function openTab() {
    const made = await openStore();
    await made.store.dispatch(popular.initiate());
    // RTK Query records subscriptions a moment later.
    await waitFor(() => expect(made.store.getState().productApi.subscriptions).toHaveProperty('popular'));
    return made;
  }

  test('refetches visible data that is a day old', async () => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'), movies('Ronin'));
    const made = await openTab();
    const { store } = made;

    later(24 * HOUR);
    store.dispatch(refreshStale());
    await settled(made);

    expect(popular.select()(store.getState()).data?.titles[0]?.title).toBe('Ronin');
    expect(requests).toHaveLength(2);
  });

  test('does not refetch younger data or data without subscribers', async () => {
    const shown = fakeAddress(productUrl('popular'), movies('Heat'));
    const unused = fakeAddress(productUrl('trending'), movies('Heat'));
    const made = await openTab();
    const { store } = made;
    await store.dispatch(trending.initiate(undefined, { subscribe: false }));

    later(24 * HOUR - 1000);
    store.dispatch(refreshStale());
    later(30 * HOUR);
    await settled(made);

    expect([shown.length, unused.length]).toEqual([1, 1]);
  });

  test('refetches a fallback sample after one minute', async () => {
    fakeAddress(productUrl('popular'), failure(404), movies('Heat'));
    const made = await openTab();
    const { store } = made;

    later(61_000);
    store.dispatch(refreshStale());
    await settled(made);

    expect(popular.select()(store.getState()).data?.source).toBe('product');
  });

  test('keeps stale data with its age if the refetch fails, and drops it at the next start', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), failure(404));
    const made = await openTab();
    const { store, persistor } = made;

    later(25 * HOUR);
    store.dispatch(refreshStale());
    await settled(made);
    await persistor.flush();

    expect(popular.select()(store.getState())).toMatchObject({ isError: true, fulfilledTimeStamp: NOW });
    expect(popular.select()((await openStore()).store.getState()).data).toBeUndefined();
  });

  test.each([
    ['on coming back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['on coming back online', () => window.dispatchEvent(new Event('online'))],
  ])('refetches stale data %s', async (_when, comeBack) => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'));
    const made = await openTab();
    const { store } = made;
    refreshOnReturn(store);

    later(24 * HOUR);
    comeBack();
    await settled(made);

    expect(requests).toHaveLength(2);
  });
});

describe('refreshSince', () => {
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
});
