import { makeTestStore } from '@tests/makeTestStore';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress, minutesLater } from '@tests/progressBuilders';
import { openProgress } from '@/app/openProgress';
import type { RootState } from '@/app/store';
import { writeProgress } from '@/domain/progress/storedProgress';
import {
  entryHidden,
  finished,
  historyCleared,
  historySwitched,
  played,
  selectEntries,
  selectIsKept,
} from '@/features/progress/progressSlice';
import { createStorageEngine } from '@/persistence/storageEngine';
import { store as put, stored } from '../persistence/stores';

const KEY = 'kinora:progress';
const heat = { title: buildTitle({ id: 949, title: 'Heat', overview: '' }), episode: null, next: null };
const at = (position: number) => ({ position, duration: 6000, creditsStart: null });
const record = (...entries: ReturnType<typeof buildProgress>[]) => ({
  version: 1,
  entries: entries.map(writeProgress),
});

beforeEach(() => {
  localStorage.clear();
  // A tab receives changes of another by storage events only, which the tests dispatch.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function openTab(storage?: Storage) {
  const made = makeTestStore({ ...(storage && { storage }) });
  openProgress(made);
  const state = (): RootState => made.store.getState();
  return {
    ...made,
    play: (position: number) => made.store.dispatch(played(heat, at(position))),
    state,
    shown: () => selectEntries(state()).map(({ title, position }) => `${title.title} ${position}`),
  };
}

const saved = () => stored(KEY) as { version: number; hasRow: boolean; entries: { position: number }[] };

/** Dispatches the storage event for a change in another tab. */
const hear = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: key && localStorage.getItem(key) }));

describe('the progress', () => {
  test('is stored under its key, with a version and a flag for the row of Home', () => {
    openTab().play(300);

    expect(localStorage.getItem(KEY)).toMatch(/^{"version":1,"hasRow":true,"entries":\[/);
    expect(saved().entries).toMatchObject([{ position: 300, title: { id: 949 } }]);
  });

  test('is written at each position', () => {
    const tab = openTab();
    tab.play(300);
    tab.play(305);

    expect(saved().entries).toMatchObject([{ position: 305 }]);
  });

  test('is restored after a reload', () => {
    openTab().play(300);

    expect(openTab().shown()).toEqual(['Heat 300']);
  });

  test('of a finished film has no row', () => {
    const { store } = openTab();
    store.dispatch(finished(heat, at(6000)));

    expect(saved()).toMatchObject({ hasRow: false, entries: [{ position: 0 }] });
  });

  test('writes nothing when it is read', () => {
    const text = JSON.stringify({ entries: [], mine: 1, version: 1 });
    localStorage.setItem(KEY, text);
    openTab();

    expect(localStorage.getItem(KEY)).toBe(text);
  });

  test('leaves the rest of the store unchanged', () => {
    const made = makeTestStore();
    const before = made.store.getState();
    openProgress(made);

    expect(made.store.getState()).toMatchObject({ watchlist: before.watchlist, auth: before.auth });
  });

  test('of a series hides all its episodes when the viewer removes it from the row', () => {
    const series = buildTitle({ kind: 'tv', id: 1399 });
    put(
      KEY,
      record(
        buildProgress({ title: series, episode: buildEpisode(1, 1) }),
        buildProgress({ title: series, episode: buildEpisode(1, 2), playedAt: minutesLater(1) }),
      ),
    );
    const { store } = openTab();
    store.dispatch(entryHidden('tv:1399'));

    expect(saved()).toMatchObject({ entries: [{ hidden: true }, { hidden: true }] });
  });
});

describe('stored progress', () => {
  test('of the first build, a bare array, is read and written in the new format', () => {
    put(KEY, [writeProgress(buildProgress())]);
    const tab = openTab();
    expect(tab.shown()).toEqual(['The Matrix 1200']);
    tab.play(300);

    expect(saved()).toMatchObject({ version: 1, entries: [{ position: 1200 }, { position: 300 }] });
  });

  test.each(['{bad', '5', 'null', '{}', '{"version":1}', '{"version":-1,"entries":[]}', ''])(
    'that is unreadable is quarantined before the first write: %j',
    (text) => {
      localStorage.setItem(KEY, text);
      const tab = openTab();
      expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
      tab.play(300);

      expect(saved().entries).toHaveLength(1);
    },
  );

  test('that becomes unreadable stays on pagehide, and is quarantined at the next write', () => {
    const tab = openTab();
    localStorage.setItem(KEY, '{bad');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toBe('{bad');
    tab.play(300);

    expect(saved().entries).toHaveLength(1);
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe('{bad');
  });

  test('of a newer build stays unchanged, and this tab keeps its own progress in memory', () => {
    const text = JSON.stringify({ version: 2, entries: { some: 'thing' } });
    localStorage.setItem(KEY, text);
    const tab = openTab();
    tab.play(300);
    window.dispatchEvent(new Event('pagehide'));

    expect(localStorage.getItem(KEY)).toBe(text);
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBeNull();
    expect(tab.shown()).toEqual(['Heat 300']);
  });

  test('of a newer build in another tab stays unchanged, too', () => {
    const tab = openTab();
    tab.play(300);
    put(KEY, { version: 2, entries: [] });
    hear(KEY);
    tab.play(305);

    expect(stored(KEY)).toEqual({ version: 2, entries: [] });
    expect(tab.shown()).toEqual(['Heat 305']);
  });

  test('that is inaccessible does not prevent playback, and this tab keeps it in memory', () => {
    const made = makeTestStore();
    const engine = createStorageEngine({
      getStorage: () => {
        throw new Error('blocked');
      },
    });
    openProgress({ ...made, engine });
    made.store.dispatch(played(heat, at(300)));

    expect(selectEntries(made.store.getState())).toMatchObject([{ position: 300 }]);
  });
});

describe('between tabs', () => {
  test('a tab receives the progress of another', () => {
    const [here, there] = [openTab(), openTab()];
    there.play(300);
    hear(KEY);

    expect(here.shown()).toEqual(['Heat 300']);
  });

  test('each tab keeps its entries, and the last playback of a film wins', () => {
    const here = openTab();
    here.play(300);
    // Writes as another tab that has not read that entry yet.
    put(KEY, record(buildProgress(), buildProgress({ ...heat, position: 100, playedAt: '2020-01-01T00:00:00.000Z' })));
    hear(KEY);

    expect(here.shown().sort()).toEqual(['Heat 300', 'The Matrix 1200']);
  });

  test('a later playback in another tab wins', () => {
    const here = openTab();
    here.play(300);
    put(KEY, record(buildProgress({ ...heat, position: 900, playedAt: '2999-01-01T00:00:00.000Z' })));
    hear(KEY);
    window.dispatchEvent(new Event('pagehide'));

    expect(here.shown()).toEqual(['Heat 900']);
    expect(saved().entries).toMatchObject([{ position: 900 }]);
  });

  test('a cleared history is clear in all tabs', () => {
    const [here, there] = [openTab(), openTab()];
    here.play(300);
    hear(KEY);
    there.store.dispatch(historyCleared());
    hear(KEY);

    expect(saved()).toMatchObject({ hasRow: false, entries: [] });
    expect(there.shown()).toEqual([]);
  });

  test('a cleared storage stays empty', () => {
    const tab = openTab();
    tab.play(300);
    localStorage.clear();
    hear(null);
    window.dispatchEvent(new Event('focus'));

    expect(tab.shown()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('a history that is switched off', () => {
  test('stays off, stores nothing new, and keeps the existing entries', () => {
    const first = openTab();
    first.play(300);
    first.store.dispatch(historySwitched(false));
    const text = localStorage.getItem(KEY);

    const tab = openTab();
    expect(selectIsKept(tab.state())).toBe(false);
    tab.play(900);

    expect(localStorage.getItem(KEY)).toBe(text);
    expect(tab.shown()).toEqual(['Heat 300']);
  });

  test('is off in all tabs, and can be switched on again', () => {
    const [here, there] = [openTab(), openTab()];
    there.store.dispatch(historySwitched(false));
    hear('kinora:history');
    here.play(300);
    expect(here.shown()).toEqual([]);

    there.store.dispatch(historySwitched(true));
    hear('kinora:history');
    here.play(300);
    expect(here.shown()).toEqual(['Heat 300']);
    expect(localStorage.getItem('kinora:history')).toBeNull();
  });

  test('is on again when the storage is cleared', () => {
    const tab = openTab();
    tab.store.dispatch(historySwitched(false));
    localStorage.clear();
    hear(null);

    expect(selectIsKept(tab.state())).toBe(true);
  });
});

describe('a page that is closed', () => {
  const locks = { request: jest.fn(() => new Promise(() => undefined)) };

  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('writes pending changes at once, without the lock', () => {
    openTab().play(300);
    expect(localStorage.getItem(KEY)).toBeNull();

    window.dispatchEvent(new Event('pagehide'));

    expect(saved().entries).toMatchObject([{ position: 300 }]);
  });

  test('also writes the last position of its player', () => {
    const tab = openTab();
    window.addEventListener('pagehide', () => tab.play(305));

    window.dispatchEvent(new Event('pagehide'));

    expect(saved().entries).toMatchObject([{ position: 305 }]);
  });
});
