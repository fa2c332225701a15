import '@tests/devTools';
import type { LiftedStore } from '@redux-devtools/instrument';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { REHYDRATE } from 'redux-persist';
import { syncWatchlistAcrossTabs } from '@/startup/startDeferredServices';
import { openProgress } from '@/app/openProgress';
import { connection } from '@/app/slices/connection';
import { plans } from '@/app/slices/plans';
import { profile } from '@/app/slices/profile';
import { search } from '@/app/slices/search';
import type { RootState } from '@/app/store';
import { selectConnection } from '@/features/offline/connectionSlice';
import { planSelected, selectBilling, selectSelectedPlan } from '@/features/plans/plansSlice';
import { selectProfileChanges } from '@/features/profile/profileSlice';
import { played, selectEntries } from '@/features/progress/progressSlice';
import { queryRemembered, selectRecentQueries } from '@/features/search/searchSlice';
import { addTitle, removeTitle } from '@/features/watchlist/thunks';
import { buildTitle } from '@tests/builders';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';

const LATE = [connection, plans, profile, search];

/** Opens a store with the extension, after the stored state is restored. */
async function open() {
  const made = makeTestStore();
  await whenRestored(made);
  syncWatchlistAcrossTabs(made.store, made.sharedWatchlist);
  const { store } = made;
  // The extension's enhancer adds the property.
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<RootState, UnknownAction, null> };
  const history = () => liftedStore.getState();
  const actions = () => history().stagedActionIds.map((id) => ({ id, ...history().actionsById[id]?.action }));
  return {
    ...made,
    liftedStore,
    history,
    readKeys: () => actions().flatMap((action) => (action.type === REHYDRATE && 'key' in action ? action.key : [])),
    toggle: (type: string) => {
      const id = actions().find((action) => action.type === type)?.id ?? -1;
      liftedStore.dispatch(ActionCreators.toggleAction(id));
    },
    jumpTo: (index: number) => liftedStore.dispatch(ActionCreators.jumpToState(index)),
    addLate: async () => {
      for (const slice of LATE) store.injectSlice(slice);
      openProgress(made);
      await settled();
    },
    listed: () => store.getState().watchlist.items.map(({ title }) => title),
  };
}

/** Waits longer than writes and responses to other tabs are deferred. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

const snapshot = () => Object.entries(localStorage);

const storedTitles = () =>
  (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]).map(({ title }) => title);

const heat = buildTitle({ id: 949, title: 'Heat' });
const alien = buildTitle({ id: 348, title: 'Alien' });

beforeEach(() => {
  localStorage.clear();
  // Without channels, the stores of this file do not receive each other's operations.
  Object.assign(globalThis, { BroadcastChannel: undefined });
});

test('an added slice reads its own stored state only, and replays no earlier action', async () => {
  localStorage.setItem('kinora:search', JSON.stringify({ recent: ['heist'] }));
  const { store, history, readKeys, addLate } = await open();
  store.dispatch(addTitle(heat));
  const before = history().computedStates;
  await addLate();
  expect(readKeys()).toEqual(['auth', 'movieWatchlist', 'catalogue', 'plans', 'search']);
  expect(history().computedStates.slice(0, before.length)).toEqual(before);
  expect(selectRecentQueries(store.getState())).toEqual(['heist']);
});

test.each(['before', 'after'])(
  'an action that is skipped %s slices are added stays skipped, in storage too',
  async (when) => {
    const { store, toggle, addLate, listed, readKeys } = await open();
    store.dispatch(addTitle(heat));
    store.dispatch(removeTitle('movie:949'));
    store.dispatch(addTitle(alien));
    await settled();
    if (when === 'before') toggle('watchlist/titleRemoved');
    await addLate();
    if (when === 'after') toggle('watchlist/titleRemoved');
    await settled();
    expect(listed()).toEqual(['Heat', 'Alien']);
    toggle('watchlist/titleAdded');
    await settled();
    expect(listed()).toEqual(['Alien']);
    await waitFor(() => expect(storedTitles()).toEqual(['Alien']));
    expect(new Set(readKeys()).size).toBe(readKeys().length);

    // An action that is no longer skipped is applied again.
    toggle('watchlist/titleAdded');
    await settled();
    expect(listed()).toEqual(['Heat', 'Alien']);
  },
);

test('an action of a lazy slice can be skipped', async () => {
  const { store, toggle, addLate } = await open();
  await addLate();
  store.dispatch(queryRemembered('heist'));
  store.dispatch(planSelected('premium'));
  await settled();
  toggle('search/queryRemembered');
  toggle('plans/planSelected');
  await settled();
  expect(selectRecentQueries(store.getState())).toEqual([]);
  expect(selectSelectedPlan(store.getState())).toBeNull();
  store.dispatch(queryRemembered('storm'));
  await settled();
  expect(localStorage.getItem('kinora:search')).toContain('"recent":["storm"]');
});

test('every page has a state before its slices load, and time travel loses no stored data', async () => {
  const { store, jumpTo, addLate, history, listed } = await open();
  store.dispatch(addTitle(heat));
  await addLate();
  store.dispatch(queryRemembered('heist'));
  store.dispatch(
    played({ title: heat, episode: null, next: null }, { position: 60, duration: 6000, creditsStart: null }),
  );
  await settled();
  const last = history().currentStateIndex;
  const kept = snapshot();
  jumpTo(0);
  await settled();
  const state = store.getState();
  expect(listed()).toEqual([]);
  expect([selectRecentQueries(state), selectEntries(state), selectSelectedPlan(state)]).toEqual([[], [], null]);
  expect([selectProfileChanges(state), selectBilling(state)]).toEqual([{}, 'monthly']);
  expect(selectConnection(state).savedAt).toBeNull();
  expect(snapshot()).toEqual(kept);
  jumpTo(last);
  await settled();
  expect(listed()).toEqual(['Heat']);
  expect(selectRecentQueries(store.getState())).toEqual(['heist']);
  expect(selectEntries(store.getState())).toHaveLength(1);
  expect(snapshot()).toEqual(kept);
});

test('imports the history of another tab, which has no functions', async () => {
  const other = await open();
  await other.addLate();
  other.store.dispatch(addTitle(alien));
  other.store.dispatch(queryRemembered('heist'));
  await settled();
  const text = JSON.stringify(other.history());
  localStorage.clear();

  const { store, liftedStore, addLate, listed, toggle } = await open();
  liftedStore.dispatch(ActionCreators.importState(JSON.parse(text) as ReturnType<typeof other.history>));
  expect(listed()).toEqual(['Alien']);
  await addLate();
  expect(listed()).toEqual(['Alien']);
  toggle('watchlist/titleAdded');
  await settled();
  expect(listed()).toEqual([]);
  expect(selectRecentQueries(store.getState())).toBeDefined();
});

test('a locked store does not change, and reads the stored state of a slice when it is unlocked', async () => {
  localStorage.setItem('kinora:search', JSON.stringify({ recent: ['heist'] }));
  const { store, liftedStore, addLate, listed } = await open();
  liftedStore.dispatch(ActionCreators.lockChanges(true));
  const locked = store.getState();
  await addLate();
  store.dispatch(addTitle(heat));
  expect(store.getState()).toBe(locked);
  expect([selectRecentQueries(locked), selectEntries(locked), selectProfileChanges(locked)]).toEqual([[], [], {}]);
  liftedStore.dispatch(ActionCreators.lockChanges(false));
  for (const slice of LATE) store.injectSlice(slice);
  await settled();
  expect(selectRecentQueries(store.getState())).toEqual(['heist']);
  store.dispatch(addTitle(heat));
  expect(listed()).toEqual(['Heat']);
});
