import { waitFor } from '@testing-library/react';
import { refreshStale } from '@/api/refreshStale';
import { listEndpoints } from '@/api/product/endpoints/lists';
import { refreshOnReturn } from '@/app/startDeferredServices';
import { freshStores } from '../persistence/stores';
import { failure, fakeAddress, fakeNetwork, movies, productUrl, fakeDate } from './fakeNetwork';

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
