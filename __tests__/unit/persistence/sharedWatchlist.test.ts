import { buildTitle } from '@tests/builders';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { followList } from '@/persistence/followList';
import { createSharedList } from '@/persistence/sharedList';
import { createStorageEngine } from '@/persistence/storageEngine';
import { watchlistSpec } from '@/persistence/watchlistSpec';
import { store, stored } from './stores';

const KEY = 'movieWatchlist';
/** Longer than any tab waits before it answers another. */
const A_MOMENT_MS = 100;
const LONG_AFTER_MS = 6000;

const buildItem = (id: number, title: string): WatchlistItem => ({
  ...buildTitle({ id, title }),
  addedAt: '2026-03-01T12:00:00.000Z',
});
const heat = buildItem(949, 'Heat');
const ronin = buildItem(8195, 'Ronin');

/** The channel between the tabs of one browser: what one says, the others hear. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];

  constructor() {
    super();
    FakeChannel.open.push(this);
  }

  postMessage(data: unknown) {
    const others = FakeChannel.open.filter((channel) => channel !== this);
    for (const channel of others) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

beforeEach(() => {
  localStorage.clear();
  FakeChannel.open = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  listening = jest.spyOn(window, 'addEventListener');
  jest.useFakeTimers();
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.useRealTimers();
});

/** A tab that follows the others, and the titles that it shows. */
function openTab() {
  const tab = openDeafTab();
  tab.listen();
  return tab;
}

/** A tab in its first moments, when it does not hear the others yet. */
function openDeafTab() {
  const shared = createSharedList(createStorageEngine(), watchlistSpec);
  let own: WatchlistItem[] = [];
  const tab = { shown: [] as string[], add, remove, listen, leave: shared.saveNow };

  function listen() {
    followList(
      watchlistSpec,
      shared,
      () => own,
      (items) => {
        own = items;
        tab.shown = items.map(({ title }) => title);
      },
    );
  }

  async function add(item: WatchlistItem) {
    own = [...own, item];
    shared.note(titleKey(item), item);
    await shared.save();
  }
  async function remove(item: WatchlistItem) {
    own = own.filter((listed) => listed !== item);
    shared.note(titleKey(item), null);
    await shared.save();
  }
  return tab;
}

/** What the browser tells a tab of another's writing; it is also how a test writes behind the tabs' backs. */
function writeElsewhere(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
}

function clearElsewhere(key: string | null) {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

const names = () => (stored(KEY) as { title: string }[]).map(({ title }) => title);
const inAMoment = () => jest.advanceTimersByTimeAsync(A_MOMENT_MS);

test('what one tab adds the other shows', async () => {
  const [here, there] = [openTab(), openTab()];

  await there.add(heat);
  await inAMoment();

  expect(here.shown).toEqual(['Heat']);
});

test('what one tab removes the other loses', async () => {
  const [here, there] = [openTab(), openTab()];
  await here.add(heat);
  await inAMoment();

  await there.remove(heat);
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(names()).toEqual([]);
});

test('what one tab undoes stays undone where it was done before that tab listened', async () => {
  const [here, there] = [openDeafTab(), openTab()];
  await here.add(heat);
  await inAMoment();
  await there.remove(heat);

  here.listen();
  await inAMoment();

  expect(names()).toEqual([]);
  expect([here.shown, there.shown]).toEqual([[], []]);
});

test('what a tab did before it listened is known to the others from then on', async () => {
  const [here, there] = [openDeafTab(), openTab()];
  await here.add(heat);
  localStorage.clear();

  here.listen();
  await inAMoment();

  expect(names()).toEqual(['Heat']);
  expect(there.shown).toEqual(['Heat']);
});

test('what a tab could not save is its own: a tab that opens later does not hear of it', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const here = openTab();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await here.add(heat);

  const there = openTab();
  await inAMoment();

  expect([here.shown, there.shown]).toEqual([['Heat'], []]);
  full.mockRestore();
});

test('once there is room for it, it is saved, and others show it', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const here = openTab();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await here.add(heat);
  full.mockRestore();

  const there = openTab();
  await inAMoment();
  window.dispatchEvent(new Event('focus'));
  await inAMoment();

  expect(names()).toEqual(['Heat']);
  expect([here.shown, there.shown]).toEqual([['Heat'], ['Heat']]);
});

test('two tabs that add at one instant both keep their title', async () => {
  const [here, there] = [openTab(), openTab()];

  await Promise.all([here.add(heat), there.add(ronin)]);
  await inAMoment();

  expect(names().sort()).toEqual(['Heat', 'Ronin']);
  expect(here.shown.sort()).toEqual(there.shown.sort());
});

test('a title that another tab has just overwritten comes back', async () => {
  const here = openTab();
  await here.add(heat);

  writeElsewhere([{ id: 8195, title: 'Ronin' }]);
  expect(here.shown).toEqual(['Ronin', 'Heat']);
  await inAMoment();

  expect(names()).toEqual(['Ronin', 'Heat']);
});

test('a title that was removed here does not come back with an old list from elsewhere', async () => {
  const here = openTab();
  await here.add(heat);
  await here.remove(heat);

  writeElsewhere([{ id: 949, title: 'Heat' }]);
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(names()).toEqual([]);
});

test('when one tab adds what the other removes, the last of them wins in both', async () => {
  const [here, there] = [openTab(), openTab()];
  await here.add(heat);
  await inAMoment();

  await there.remove(heat);
  await jest.advanceTimersByTimeAsync(1);
  await here.add(heat);
  await inAMoment();

  expect(names()).toEqual(['Heat']);
  expect(there.shown).toEqual(['Heat']);
});

test('what another tab did earlier, and says late, does not undo what was done here since', async () => {
  const here = openTab();
  const late = new FakeChannel();
  const earlier = { key: titleKey(heat), item: null, at: performance.timeOrigin + performance.now() };
  await jest.advanceTimersByTimeAsync(1);
  await here.add(heat);

  late.postMessage(earlier);
  await inAMoment();

  expect(names()).toEqual(['Heat']);
});

test.each([
  ['eight hours ahead', 8 * 3_600_000],
  ['eight hours behind', -8 * 3_600_000],
])('a tab whose clock is %s takes away what was just added here', async (_, ahead) => {
  const here = openTab();
  const there = new FakeChannel();
  await here.add(heat);
  await jest.advanceTimersByTimeAsync(1000);

  const at = performance.timeOrigin + performance.now() + ahead;
  writeElsewhere([]);
  there.postMessage({ key: titleKey(heat), item: null, at, sentAt: at });
  await inAMoment();

  expect(names()).toEqual([]);
  expect(here.shown).toEqual([]);
});

test('what was done long ago is not done again', async () => {
  const here = openTab();
  await here.add(heat);
  await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);

  writeElsewhere([{ id: 8195, title: 'Ronin' }]);
  await inAMoment();

  expect(names()).toEqual(['Ronin']);
  expect(here.shown).toEqual(['Ronin']);
});

test.each([
  ['the list is removed', KEY],
  ['the storage is cleared', null],
])('when %s elsewhere, nothing comes back from memory', async (_what, key) => {
  const here = openTab();
  await here.add(heat);

  clearElsewhere(key);
  await inAMoment();
  window.dispatchEvent(new Event('focus'));
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{bad', '5', '{}', 'null'])('junk from another tab is not shown, and is warned of: %s', async (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const here = openTab();
  await here.add(heat);

  writeElsewhere(text);

  expect(here.shown).toEqual(['Heat']);
  expect(warn.mock.calls).toEqual([['Another tab left an unreadable list under movieWatchlist']]);
});

test('what another tab left unreadable is set aside and replaced by what this one has', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const here = openTab();
  await here.add(heat);
  await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);

  writeElsewhere('{bad');
  await inAMoment();

  expect(localStorage.getItem(`${KEY}.unreadable`)).toBe('{bad');
  expect(names()).toEqual(['Heat']);
});

test('what another tab writes under other keys does not matter', async () => {
  const here = openTab();
  await here.add(heat);

  window.dispatchEvent(new StorageEvent('storage', { key: 'kinora:auth', newValue: '[]' }));

  expect(here.shown).toEqual(['Heat']);
});

test.each(['pageshow', 'focus'])('a tab that slept reads the list anew: %s', async (event) => {
  const here = openTab();
  store(KEY, [{ id: 8195, title: 'Ronin' }]);

  window.dispatchEvent(new Event(event));
  await inAMoment();

  expect(here.shown).toEqual(['Ronin']);
});

test('without a channel the storage events still tell', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const here = openTab();
  await here.add(heat);

  writeElsewhere([{ id: 8195, title: 'Ronin' }]);
  await inAMoment();

  expect(names()).toEqual(['Ronin', 'Heat']);
});

describe('while nothing can be saved', () => {
  const block = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test('what was done stays, whatever other tabs write and however long', async () => {
    const here = openTab();
    const full = block();
    await here.add(heat);
    await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);
    full.mockRestore();
    writeElsewhere([{ id: 8195, title: 'Ronin' }]);

    expect(here.shown).toEqual(['Ronin', 'Heat']);
    await inAMoment();
    expect(names()).toEqual(['Ronin', 'Heat']);
  });

  test('it is saved as soon as there is room and the tab is looked at', async () => {
    const here = openTab();
    const full = block();
    await here.add(heat);
    full.mockRestore();
    await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);
    window.dispatchEvent(new Event('focus'));
    await inAMoment();

    expect(names()).toEqual(['Heat']);
  });
});

describe('what has become unreadable without a word', () => {
  test('stays where it is when this tab has nothing to say', async () => {
    const here = openTab();
    await here.add(heat);
    await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);
    localStorage.setItem(KEY, '{bad');

    here.leave();
    window.dispatchEvent(new Event('focus'));
    await inAMoment();

    expect(Object.entries(localStorage)).toEqual([[KEY, '{bad']]);
    expect(here.shown).toEqual(['Heat']);
  });

  test('is set aside for all that this tab shows as soon as it has', async () => {
    const here = openTab();
    await here.add(heat);
    await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);
    localStorage.setItem(KEY, '{bad');

    await here.add(ronin);

    expect(names()).toEqual(['Heat', 'Ronin']);
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe('{bad');
  });

  test('stays where there is no room to set it aside, and what was done is the tab’s', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const here = openTab();
    localStorage.setItem(KEY, '{bad');
    const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
    const noCopies = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key !== KEY) throw new DOMException('Full', 'QuotaExceededError');
      set.call(this, key, text);
    });

    await here.add(heat);
    noCopies.mockRestore();

    expect(localStorage.getItem(KEY)).toBe('{bad');
    expect(here.shown).toEqual(['Heat']);
  });
});

test('what a tab without a list finds unreadable is not for it to replace', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  openTab();

  writeElsewhere('{bad');
  await inAMoment();

  expect(localStorage.getItem(KEY)).toBe('{bad');
});
