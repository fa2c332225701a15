import { buildTitle } from '@tests/builders';
import { openProgress } from '@/app/openProgress';
import { plans } from '@/app/slices/plans';
import { search } from '@/app/slices/search';
import { planChosen } from '@/events';
import { planSelected } from '@/features/plans/plansSlice';
import { played, selectEntries } from '@/features/progress/progressSlice';
import { queryRemembered } from '@/features/search/searchSlice';
import { titleAdded } from '@/features/watchlist/watchlistSlice';
import { keptPlayerSettings } from '@/persistence/playerSettings';
import { PLAYER_DEFAULTS } from '@/domain/film/playerSettings';
import type { StorageProblem } from '@/persistence/storageEngine';
import { freshStores, store as put, stored } from './stores';

const { openStore } = freshStores();

const PERSIST = { version: 2, rehydrated: true };
const HEAT = { id: 949, title: 'Heat' };

/** The data of a future build: fields that this build does not know, and a higher version. */
const FUTURE = {
  'kinora:auth': { authenticated: true, email: 'me@viewer.example', household: ['Ada'], _persist: PERSIST },
  'kinora:plans': { selected: 'basic', billing: 'yearly', seats: 4, _persist: PERSIST },
  'kinora:search': { recent: ['heat'], pinned: ['ronin'], _persist: PERSIST },
  'kinora:progress': {
    version: 2,
    viewers: ['Ada'],
    entries: [{ title: HEAT, position: 600, duration: 6000, playedAt: '2026-01-03T00:00:00.000Z', viewer: 0 }],
  },
  'kinora:player': { version: 1, volume: 0.5, equaliser: 'flat' },
  movieWatchlist: { version: 2, items: [{ ...HEAT, note: 'mine' }], shelves: ['Crime'] },
};

const open = async () => {
  const made = await openStore();
  made.store.injectSlice(search);
  made.store.injectSlice(plans);
  openProgress(made);
  await made.persistor.flush();
  const troubles: StorageProblem[] = [];
  made.engine.onTrouble((trouble) => troubles.push(trouble));
  return { ...made, troubles };
};

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [key, value] of Object.entries(FUTURE)) put(key, value);
});

const expectUntouched = () => {
  for (const [key, value] of Object.entries(FUTURE)) expect(stored(key)).toEqual(value);
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.unreadable'))).toEqual([]);
};

test('reads the fields that this build knows', async () => {
  const { store } = await open();
  const state = store.getState();

  expect(state.auth).toMatchObject({ step: 'signedIn', email: 'me@viewer.example' });
  expect(state.plans).toMatchObject({ selected: 'basic', billing: 'yearly' });
  expect(state.search).toMatchObject({ recent: ['heat'] });
  expect(state.watchlist.items).toMatchObject([HEAT]);
  expect(selectEntries(state)).toMatchObject([{ title: HEAT, position: 600 }]);
  expect(keptPlayerSettings().get()).toMatchObject({ volume: 0.5 });
});

test('a visit without changes writes nothing and reports nothing', async () => {
  const { troubles } = await open();

  expectUntouched();
  expect(troubles).toEqual([]);
});

test('changes stay in this tab, and are reported once', async () => {
  const { store, persistor, sharedWatchlist, troubles } = await open();
  store.dispatch(planChosen('premium'));
  store.dispatch(planSelected('premium'));
  store.dispatch(queryRemembered('ronin'));
  store.dispatch(titleAdded(buildTitle({ id: 8195, title: 'Ronin' })));
  const heat = { title: buildTitle(HEAT), episode: null, next: null };
  store.dispatch(played(heat, { position: 900, duration: 6000, creditsStart: null }));
  keptPlayerSettings().set(PLAYER_DEFAULTS);
  await persistor.flush();
  sharedWatchlist.saveNow();

  expectUntouched();
  expect(troubles).toEqual(['newer']);
  expect(store.getState().watchlist.items).toMatchObject([HEAT, { title: 'Ronin' }]);
});

test('keeps unreadable data of a newer build unchanged, without a copy', async () => {
  const texts = { 'kinora:search': '{"version":2,"recent":"heat"}', movieWatchlist: '{"version":3,"shelves":[]}' };
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const { store, persistor } = await open();
  store.dispatch(titleAdded(buildTitle(HEAT)));
  store.dispatch(queryRemembered('ronin'));
  await persistor.flush();

  for (const [key, text] of Object.entries(texts)) {
    expect(localStorage.getItem(key)).toBe(text);
    expect(localStorage.getItem(`${key}.unreadable`)).toBeNull();
  }
});

test('a tab that was open before the newer build does not overwrite its data either', async () => {
  for (const key of Object.keys(FUTURE)) localStorage.removeItem(key);
  const { store, persistor } = await open();
  store.dispatch(planSelected('basic'));
  await persistor.flush();
  for (const [key, value] of Object.entries(FUTURE)) put(key, value);
  store.dispatch(planSelected('premium'));
  store.dispatch(planChosen('premium'));
  await persistor.flush();

  expectUntouched();
});
