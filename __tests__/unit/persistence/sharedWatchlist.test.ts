import { buildTitle } from '@tests/builders';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { connectCrossTabList } from '@/persistence/connectCrossTabList';
import { createCrossTabList } from '@/persistence/crossTabList';
import { createStorageEngine } from '@/persistence/storageEngine';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { store, stored } from './stores';

const KEY = 'movieWatchlist';
/** Longer than any tab delays its response to another. */
const A_MOMENT_MS = 100;
const LONG_AFTER_MS = 6000;

const buildItem = (id: number, title: string): WatchlistItem => ({
  ...buildTitle({ id, title }),
  addedAt: '2026-03-01T12:00:00.000Z',
});
const heat = buildItem(949, 'Heat');
const ronin = buildItem(8195, 'Ronin');

/** Fakes the channel between tabs: all other tabs receive a message. */
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

/** Opens a tab that follows the others, and exposes the titles that it shows. */
function openTab() {
  const tab = openDeafTab();
  tab.listen();
  return tab;
}

/** Opens a tab that does not listen to the others yet. */
function openDeafTab() {
  const shared = createCrossTabList(createStorageEngine(), watchlistSpec);
  let own: WatchlistItem[] = [];
  const tab = { shown: [] as string[], add, remove, listen, leave: shared.saveNow };

  function listen() {
    connectCrossTabList(
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
    shared.recordOperation(titleKey(item), item);
    await shared.save();
  }
  async function remove(item: WatchlistItem) {
    own = own.filter((listed) => listed !== item);
    shared.recordOperation(titleKey(item), null);
    await shared.save();
  }
  return tab;
}

/** Writes the list and dispatches the storage event, as for a write of another tab. */
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

test('a tab shows a title that another adds', async () => {
  const [here, there] = [openTab(), openTab()];

  await there.add(heat);
  await inAMoment();

  expect(here.shown).toEqual(['Heat']);
});

test('a tab drops a title that another removes', async () => {
  const [here, there] = [openTab(), openTab()];
  await here.add(heat);
  await inAMoment();

  await there.remove(heat);
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(names()).toEqual([]);
});

test('a removal wins over an addition that a tab made before it listened', async () => {
  const [here, there] = [openDeafTab(), openTab()];
  await here.add(heat);
  await inAMoment();
  await there.remove(heat);

  here.listen();
  await inAMoment();

  expect(names()).toEqual([]);
  expect([here.shown, there.shown]).toEqual([[], []]);
});

test('other tabs receive an addition that a tab made before it listened', async () => {
  const [here, there] = [openDeafTab(), openTab()];
  await here.add(heat);
  localStorage.clear();

  here.listen();
  await inAMoment();

  expect(names()).toEqual(['Heat']);
  expect(there.shown).toEqual(['Heat']);
});

test('a new tab does not receive an addition that another could not save', async () => {
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

test('an unsaved addition is saved and shared once there is space', async () => {
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

test('two simultaneous additions are both kept', async () => {
  const [here, there] = [openTab(), openTab()];

  await Promise.all([here.add(heat), there.add(ronin)]);
  await inAMoment();

  expect(names().sort()).toEqual(['Heat', 'Ronin']);
  expect(here.shown.sort()).toEqual(there.shown.sort());
});

test('a title that another tab has just overwritten is restored', async () => {
  const here = openTab();
  await here.add(heat);

  writeElsewhere([{ id: 8195, title: 'Ronin' }]);
  expect(here.shown).toEqual(['Ronin', 'Heat']);
  await inAMoment();

  expect(names()).toEqual(['Ronin', 'Heat']);
});

test('an outdated list from another tab does not restore a removed title', async () => {
  const here = openTab();
  await here.add(heat);
  await here.remove(heat);

  writeElsewhere([{ id: 949, title: 'Heat' }]);
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(names()).toEqual([]);
});

test('the last of two conflicting operations wins in both tabs', async () => {
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

test('a late message about an earlier operation does not undo a later one', async () => {
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
])('a tab with a clock %s removes a title that was just added here', async (_, ahead) => {
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

test('an operation of long ago is not repeated', async () => {
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
])('if %s in another tab, nothing is restored from memory', async (_what, key) => {
  const here = openTab();
  await here.add(heat);

  clearElsewhere(key);
  await inAMoment();
  window.dispatchEvent(new Event('focus'));
  await inAMoment();

  expect(here.shown).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{bad', '5', '{}', 'null'])('junk from another tab causes a warning, and is not shown: %s', async (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const here = openTab();
  await here.add(heat);

  writeElsewhere(text);

  expect(here.shown).toEqual(['Heat']);
  expect(warn.mock.calls).toEqual([['Another tab stored an unreadable list in movieWatchlist']]);
});

test('quarantines an unreadable list of another tab, and replaces it by the list of this one', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const here = openTab();
  await here.add(heat);
  await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);

  writeElsewhere('{bad');
  await inAMoment();

  expect(localStorage.getItem(`${KEY}.unreadable`)).toBe('{bad');
  expect(names()).toEqual(['Heat']);
});

test('ignores other keys that another tab writes', async () => {
  const here = openTab();
  await here.add(heat);

  window.dispatchEvent(new StorageEvent('storage', { key: 'kinora:auth', newValue: '[]' }));

  expect(here.shown).toEqual(['Heat']);
});

test.each(['pageshow', 'focus'])('a tab reads the list again after sleep: %s', async (event) => {
  const here = openTab();
  store(KEY, [{ id: 8195, title: 'Ronin' }]);

  window.dispatchEvent(new Event(event));
  await inAMoment();

  expect(here.shown).toEqual(['Ronin']);
});

test('uses storage events without a channel', async () => {
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

  test('operations stay valid, regardless of other tabs and time', async () => {
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

  test('the list is saved on focus once there is space', async () => {
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

describe('a list that becomes unreadable without an event', () => {
  test('stays unchanged if this tab has no operations', async () => {
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

  test('is quarantined and replaced by all titles of this tab at the next operation', async () => {
    const here = openTab();
    await here.add(heat);
    await jest.advanceTimersByTimeAsync(LONG_AFTER_MS);
    localStorage.setItem(KEY, '{bad');

    await here.add(ronin);

    expect(names()).toEqual(['Heat', 'Ronin']);
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe('{bad');
  });

  test('stays unchanged without space for a copy, and the operation stays in this tab', async () => {
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

test('a tab without a list does not replace an unreadable one', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  openTab();

  writeElsewhere('{bad');
  await inAMoment();

  expect(localStorage.getItem(KEY)).toBe('{bad');
});

test('a list that only this tab writes is not parsed again, and the write of another tab is', async () => {
  const parse = jest.fn(watchlistSpec.parse);
  const shared = createCrossTabList(createStorageEngine(), { ...watchlistSpec, parse });
  const save = (item: WatchlistItem) => {
    shared.recordOperation(titleKey(item), item);
    return shared.save();
  };
  await save(heat);
  parse.mockClear();

  await save(ronin);
  expect(parse).not.toHaveBeenCalled();
  expect(names()).toEqual(['Heat', 'Ronin']);

  store(KEY, [watchlistSpec.writeItem(ronin)]);
  await save(buildItem(103, 'Taxi Driver'));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(names()).toContain('Taxi Driver');
});
