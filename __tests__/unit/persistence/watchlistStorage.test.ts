import { titleKey } from '@/domain/title/title';
import { selectWatchlist, titleAdded, titleRemoved, watchlistCleared } from '@/features/watchlist/watchlistSlice';
import { buildTitle } from '@tests/builders';
import { fakeStorage } from './fakeStorage';
import { freshStores, store, stored } from './stores';

const { openStore } = freshStores();

const KEY = 'movieWatchlist';
const heat = buildTitle({ id: 949, title: 'Heat', poster: '/h.jpg' });
const dark = buildTitle({ kind: 'tv', id: 949, title: 'Dark' });

type Made = Awaited<ReturnType<typeof openStore>>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const namesIn = ({ store: opened }: Made) => opened.getState().watchlist.items.map(({ title }) => title);

describe('the value of movieWatchlist', () => {
  test('is a plain array of the listed titles', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(stored(KEY)).toEqual([
      expect.objectContaining({ id: 949, title: 'Heat', poster_path: '/h.jpg', kind: 'movie' }) as unknown,
    ]);
  });

  test('contains the time of the addition', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(stored(KEY)).toMatchObject([{ addedAt: opened.getState().watchlist.items[0]?.addedAt }]);
  });

  test('does not exist while nothing was listed', async () => {
    const { persistor } = await openStore();
    await persistor.flush();

    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('is an empty array after the list is cleared', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();
    opened.dispatch(watchlistCleared());
    await persistor.flush();

    expect(stored(KEY)).toEqual([]);
  });

  test('has one key without a prefix', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(Object.keys(localStorage).filter((key) => key.includes(KEY))).toEqual([KEY]);
  });
});

describe('after a reload', () => {
  test('the list is restored', async () => {
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    first.store.dispatch(titleAdded(dark));
    await first.persistor.flush();

    const { store: opened } = await openStore();

    expect(opened.getState().watchlist.items.map(titleKey)).toEqual(['movie:949', 'tv:949']);
  });

  test('a removed title stays removed', async () => {
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    first.store.dispatch(titleAdded(dark));
    await first.persistor.flush();
    first.store.dispatch(titleRemoved('movie:949'));
    await first.persistor.flush();

    expect(namesIn(await openStore())).toEqual(['Dark']);
  });

  test('an older list is read, and a new title comes before titles without a time', async () => {
    store(KEY, [
      { id: 1, title: 'Ronin', year: '1998' },
      { id: 2, name: 'Unnamed', vote_average: 'N/A' },
    ]);

    const { store: opened } = await openStore();
    opened.dispatch(titleAdded(heat));

    expect(selectWatchlist(opened.getState()).map(({ title }) => title)).toEqual(['Heat', 'Ronin', 'Unnamed']);
  });

  test('an older list is kept together with the new title when it is written', async () => {
    store(KEY, [{ id: 1, title: 'Ronin', year: '1998' }]);
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    await first.persistor.flush();

    expect(stored(KEY)).toMatchObject([{ id: 1, title: 'Ronin', year: 1998 }, { id: 949 }]);
  });

  test('junk in the list is skipped, and readable titles are kept', async () => {
    store(KEY, [null, 1, 'a', {}, { title: 'No id' }, { id: 949, title: 'Heat' }, { id: 949, title: 'Twice' }]);

    expect(namesIn(await openStore())).toEqual(['Heat']);
  });

  test('reading alone writes nothing', async () => {
    const text = '[ {"id": 1, "title": "Ronin", "note": "mine"} ]';
    localStorage.setItem(KEY, text);
    const { persistor } = await openStore();
    await persistor.flush();

    expect(localStorage.getItem(KEY)).toBe(text);
  });
});

describe('an unreadable list', () => {
  test.each(['{bad', '', 'null', '5', '"x"', '{}', '{"items":[]}'])('is empty: %j', async (text) => {
    localStorage.setItem(KEY, text);

    expect(namesIn(await openStore())).toEqual([]);
  });

  test('is quarantined before a new list is written', async () => {
    localStorage.setItem(KEY, '{bad');

    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(localStorage.getItem('movieWatchlist.unreadable')).toBe('{bad');
    expect(stored(KEY)).toMatchObject([{ id: 949 }]);
  });

  test('is quarantined, and stays until the next write', async () => {
    localStorage.setItem(KEY, '{bad');

    const { persistor, sharedWatchlist } = await openStore();
    await persistor.flush();
    sharedWatchlist.saveNow();

    expect(localStorage.getItem(KEY)).toBe('{bad');
    expect(localStorage.getItem('movieWatchlist.unreadable')).toBe('{bad');
  });

  test('that was readable at the start stays on pagehide, and the next visit reports it', async () => {
    store(KEY, [{ id: 949, title: 'Heat' }]);
    const { persistor, sharedWatchlist } = await openStore();
    localStorage.setItem(KEY, '{broken');
    await persistor.flush();
    sharedWatchlist.saveNow();

    expect(localStorage.getItem(KEY)).toBe('{broken');
    const { store: next } = await openStore();
    expect(next.getState().watchlist).toMatchObject({ items: [], error: 'Failed to load watchlist' });
    expect(localStorage.getItem('movieWatchlist.unreadable')).toBe('{broken');
  });

  test('causes a warning', async () => {
    localStorage.setItem(KEY, '{bad');

    await openStore();

    expect(console.warn).toHaveBeenCalledWith('The stored value of movieWatchlist cannot be read');
  });
});

describe('with a failing storage', () => {
  test('a title is listed even if the storage is full', async () => {
    const made = await openStore({ storage: fakeStorage({ room: 0 }) });

    made.store.dispatch(titleAdded(heat));
    await made.persistor.flush();

    expect(namesIn(made)).toEqual(['Heat']);
  });

  test('a full storage can be read', async () => {
    const entries = { [KEY]: JSON.stringify([{ id: 949, title: 'Heat' }]) };

    expect(namesIn(await openStore({ storage: fakeStorage({ entries, room: 0 }) }))).toEqual(['Heat']);
  });

  test('a second title is listed beside the first, though neither could be saved', async () => {
    const made = await openStore({ storage: fakeStorage({ room: 0 }) });

    for (const title of [heat, dark]) {
      made.store.dispatch(titleAdded(title));
      await made.persistor.flush();
    }

    expect(namesIn(made)).toEqual(['Heat', 'Dark']);
  });

  test('the list lasts as long as the tab without a storage', async () => {
    const made = await openStore({ storage: fakeStorage({ broken: ['getItem', 'setItem', 'removeItem'] }) });

    made.store.dispatch(titleAdded(heat));
    made.store.dispatch(titleAdded(dark));
    made.store.dispatch(titleRemoved('movie:949'));
    await made.persistor.flush();

    expect(namesIn(made)).toEqual(['Dark']);
  });
});

test('does not overwrite a title that another tab has added', async () => {
  const here = await openStore();
  const there = await openStore();

  there.store.dispatch(titleAdded(dark));
  await there.persistor.flush();
  here.store.dispatch(titleAdded(heat));
  await here.persistor.flush();

  expect(stored(KEY)).toMatchObject([{ title: 'Dark' }, { title: 'Heat' }]);
});

test('does not restore a title that another tab has removed', async () => {
  store(KEY, [{ id: 1, title: 'Ronin' }]);
  const here = await openStore();
  const there = await openStore();

  there.store.dispatch(titleRemoved('movie:1'));
  await there.persistor.flush();
  here.store.dispatch(titleAdded(heat));
  await here.persistor.flush();

  expect(stored(KEY)).toMatchObject([{ title: 'Heat' }]);
});
