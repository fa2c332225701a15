import { waitFor } from '@testing-library/react';
import { search } from '@/app/slices/search';
import { queryRemembered, selectRecentQueries } from '@/features/search/searchSlice';
import { freshStores, store, stored } from './stores';

const { openStore } = freshStores();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The slice comes with the page of its own. */
async function openSearch() {
  const made = await openStore();
  made.store.addSlice(search);
  await waitFor(() => {
    expect(made.store.getState().search).toHaveProperty('_persist.rehydrated', true);
  });
  return made;
}

const recentIn = async (): Promise<string[]> => selectRecentQueries((await openSearch()).store.getState());

test('the last queries come back after a reload', async () => {
  const { store: opened, persistor } = await openSearch();
  opened.dispatch(queryRemembered('heat'));
  opened.dispatch(queryRemembered('ronin'));
  await persistor.flush();

  expect(await recentIn()).toEqual(['ronin', 'heat']);
});

test('nothing but the queries is stored', async () => {
  const { store: opened, persistor } = await openSearch();
  opened.dispatch(queryRemembered('heat'));
  await persistor.flush();

  expect(stored('kinora:search')).toEqual({ recent: ['heat'], _persist: expect.anything() as unknown });
});

test('what is no query is left out', async () => {
  store('kinora:search', { recent: ['heat', null, {}, '', '  ', 'ro\u0000nin'] });

  expect(await recentIn()).toEqual(['heat', 'ronin']);
});

test('an endless query is cut off', async () => {
  store('kinora:search', { recent: ['x'.repeat(100_000)] });

  expect((await recentIn())[0]).toHaveLength(200);
});

test.each(['{bad', 'null', '5', '[]', '{}', '{"recent":"heat"}'])(
  'what cannot be read is set aside: %s',
  async (text) => {
    localStorage.setItem('kinora:search', text);

    expect(await recentIn()).toEqual([]);
    expect(localStorage.getItem('kinora:search.unreadable')).toBe(text);
  },
);
