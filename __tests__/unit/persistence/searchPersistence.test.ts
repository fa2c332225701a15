import { waitFor } from '@testing-library/react';
import { search } from '@/app/slices/search';
import { queryRemembered, selectRecentQueries } from '@/features/search/searchSlice';
import { freshStores, store, stored } from './stores';

const { openStore } = freshStores();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Opens a store with the search slice, which its page adds. */
async function openSearch() {
  const made = await openStore();
  made.store.injectSlice(search);
  await waitFor(() => {
    expect(made.store.getState().search).toHaveProperty('_persist.rehydrated', true);
  });
  return made;
}

const recentIn = async (): Promise<string[]> => selectRecentQueries((await openSearch()).store.getState());

test('restores the last queries after a reload', async () => {
  const { store: opened, persistor } = await openSearch();
  opened.dispatch(queryRemembered('heat'));
  opened.dispatch(queryRemembered('ronin'));
  await persistor.flush();

  expect(await recentIn()).toEqual(['ronin', 'heat']);
});

test('stores only the queries', async () => {
  const { store: opened, persistor } = await openSearch();
  opened.dispatch(queryRemembered('heat'));
  await persistor.flush();

  expect(stored('kinora:search')).toEqual({ recent: ['heat'], _persist: expect.anything() as unknown });
});

test('skips values that are not queries', async () => {
  store('kinora:search', { recent: ['heat', null, {}, '', '  ', 'ro\u0000nin'] });

  expect(await recentIn()).toEqual(['heat', 'ronin']);
});

test('cuts off an endless query', async () => {
  store('kinora:search', { recent: ['x'.repeat(100_000)] });

  expect((await recentIn())[0]).toHaveLength(200);
});

test.each(['{bad', 'null', '5', '[]', '{}', '{"recent":"heat"}'])(
  'quarantines an unreadable value: %s',
  async (text) => {
    localStorage.setItem('kinora:search', text);

    expect(await recentIn()).toEqual([]);
    expect(localStorage.getItem('kinora:search.unreadable')).toBe(text);
  },
);
