import { waitFor } from '@testing-library/react';
import { search } from '@/app/slices/search';
import { queryRemembered } from '@/features/search/searchSlice';
import { addTitle } from '@/features/watchlist/thunks';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { buildTitle } from '@tests/builders';

it('adds a lazy slice with its stored state, and leaves the others unchanged', async () => {
  localStorage.setItem('kinora:search', JSON.stringify({ recent: ['heist'] }));
  const made = makeTestStore();
  const { store } = made;
  await whenRestored(made);
  store.dispatch(addTitle(buildTitle()));
  expect(store.getState()).not.toHaveProperty('search');

  store.injectSlice(search);
  await waitFor(() => {
    expect(store.getState().search?.recent).toEqual(['heist']);
  });
  expect(store.getState().watchlist.items).toHaveLength(1);

  // A page that mounts again adds the slice again.
  store.dispatch(queryRemembered('storm'));
  store.injectSlice(search);
  expect(store.getState().search?.recent).toEqual(['storm', 'heist']);
});
