import { buildTitle } from '@tests/builders';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { addTitle, removeTitle } from '@/features/watchlist/thunks';
import { selectWatchlist, selectWatchlistError } from '@/features/watchlist/watchlistSlice';

async function freshStore() {
  localStorage.clear();
  const made = makeTestStore();
  await whenRestored(made);
  return made.store;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('adding and removing return true', async () => {
  const store = await freshStore();
  expect(store.dispatch(addTitle(buildTitle({ id: 1 })))).toBe(true);
  expect(store.dispatch(addTitle(buildTitle({ id: 2 })))).toBe(true);
  expect(store.dispatch(removeTitle('movie:1'))).toBe(true);
  expect(selectWatchlist(store.getState()).map(({ id }) => id)).toEqual([2]);
});

test('adding a listed title changes nothing', async () => {
  const store = await freshStore();
  store.dispatch(addTitle(buildTitle({ id: 1 })));
  const before = selectWatchlist(store.getState());
  expect(store.dispatch(addTitle(buildTitle({ id: 1, title: 'Again' })))).toBe(true);
  expect(selectWatchlist(store.getState())).toEqual(before);
});

test('adding a title without an id fails, with an error until the next success', async () => {
  const store = await freshStore();
  expect(store.dispatch(addTitle(buildTitle({ id: 0 })))).toBe(false);
  expect(selectWatchlistError(store.getState())).toBe('Failed to add movie to watchlist');
  expect(selectWatchlist(store.getState())).toEqual([]);
  store.dispatch(addTitle(buildTitle({ id: 1 })));
  expect(selectWatchlistError(store.getState())).toBeNull();
});

test('removing needs an id', async () => {
  const store = await freshStore();
  expect(store.dispatch(removeTitle('movie:'))).toBe(false);
  expect(selectWatchlistError(store.getState())).toBe('Failed to remove movie from watchlist');
});
