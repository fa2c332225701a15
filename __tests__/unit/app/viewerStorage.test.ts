import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { buildTitle } from '@tests/builders';
import { openProgress } from '@/app/openProgress';
import { plans } from '@/app/slices/plans';
import { profile } from '@/app/slices/profile';
import { search } from '@/app/slices/search';
import { viewerStorage } from '@/app/viewerStorage';
import { DEMO_PROFILE } from '@/domain/account/demoProfile';
import type { ViewerData } from '@/domain/viewerData/viewerData';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { fakeStorage } from '../persistence/fakeStorage';

const HEAT = { ...buildTitle({ id: 949, title: 'Heat' }), addedAt: '2026-01-03T00:00:00.000Z' };

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openOn(storage: Storage) {
  const made = makeTestStore({ storage });
  await whenRestored(made);
  // The page that uses all data adds these slices.
  for (const slice of [plans, profile, search]) made.store.injectSlice(slice);
  const viewer = viewerStorage(made.store, openProgress(made), DEMO_PROFILE.profile);
  made.persistor.pause();
  return { ...viewer, listed: () => made.store.getState().watchlist.items.map(({ title }) => title) };
}

const withHeat = (now: ViewerData): ViewerData => ({ ...now, watchlist: [HEAT], searches: ['heat'] });

test('stores and shows the written data, and returns the data before and after', async () => {
  const storage = fakeStorage();
  const { write, read, listed } = await openOn(storage);
  const written = await write(withHeat);
  expect(written?.before.watchlist).toEqual([]);
  expect(written?.after).toMatchObject({ watchlist: [{ id: 949 }], searches: ['heat'] });
  expect(read().watchlist).toHaveLength(1);
  expect(listed()).toEqual(['Heat']);
  expect(storage.getItem(watchlistSpec.storageKey)).toContain('"id":949');
});

test.each([
  ['is full', () => fakeStorage({ room: 200 })],
  ['may not be written', () => fakeStorage({ broken: ['setItem'] })],
  ['throws at every turn', () => fakeStorage({ broken: ['getItem', 'setItem', 'removeItem'] })],
])('if the storage %s, nothing is written or shown', async (_what, make) => {
  const { write, listed } = await openOn(make());
  expect(await write(withHeat)).toBeNull();
  expect(listed()).toEqual([]);
});

test('never overwrites the list of a newer version', async () => {
  const newer = JSON.stringify({ version: 9, items: [] });
  const storage = fakeStorage({ entries: { [watchlistSpec.storageKey]: newer } });
  const { write } = await openOn(storage);
  expect(await write(withHeat)).toBeNull();
  expect(storage.getItem(watchlistSpec.storageKey)).toBe(newer);
});

test('quarantines an unreadable list before it writes another', async () => {
  const storage = fakeStorage({ entries: { [watchlistSpec.storageKey]: '{bad' } });
  const { write, read } = await openOn(storage);
  expect(read().watchlist).toEqual([]);
  expect(await write(withHeat)).not.toBeNull();
  expect(storage.getItem(`${watchlistSpec.storageKey}.unreadable`)).toBe('{bad');
  expect(storage.getItem(watchlistSpec.storageKey)).toContain('"id":949');
});

test('quarantines a list that becomes unreadable later, and writes the data of the tab', async () => {
  const storage = fakeStorage();
  const { write } = await openOn(storage);
  storage.setItem(watchlistSpec.storageKey, '{bad');
  expect(await write(withHeat)).not.toBeNull();
  expect(storage.getItem(`${watchlistSpec.storageKey}.unreadable`)).toBe('{bad');
  expect(storage.getItem(watchlistSpec.storageKey)).toContain('"id":949');
});
