import { buildTitle } from '@tests/builders';
import { titleKey } from '@/domain/title/title';
import { selectWatchlist, titleAdded, titleRemoved, watchlistCleared } from '@/features/watchlist/watchlistSlice';
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

describe('what lies under movieWatchlist', () => {
  test('is a plain array of the listed titles', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(stored(KEY)).toEqual([
      expect.objectContaining({ id: 949, title: 'Heat', poster_path: '/h.jpg', kind: 'movie' }) as unknown,
    ]);
  });

  test('bears the moment of the adding', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(stored(KEY)).toMatchObject([{ addedAt: opened.getState().watchlist.items[0]?.addedAt }]);
  });

  test('is nothing as long as nothing was listed', async () => {
    const { persistor } = await openStore();
    await persistor.flush();

    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('is an empty array when the list was emptied', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();
    opened.dispatch(watchlistCleared());
    await persistor.flush();

    expect(stored(KEY)).toEqual([]);
  });

  test('has one key and no prefix', async () => {
    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(Object.keys(localStorage).filter((key) => key.includes(KEY))).toEqual([KEY]);
  });
});

describe('over a reload', () => {
  test('the list comes back', async () => {
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    first.store.dispatch(titleAdded(dark));
    await first.persistor.flush();

    const { store: opened } = await openStore();

    expect(opened.getState().watchlist.items.map(titleKey)).toEqual(['movie:949', 'tv:949']);
  });

  test('what was removed stays away', async () => {
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    first.store.dispatch(titleAdded(dark));
    await first.persistor.flush();
    first.store.dispatch(titleRemoved('movie:949'));
    await first.persistor.flush();

    expect(namesIn(await openStore())).toEqual(['Dark']);
  });

  test('an older list is read, and a new title comes before what has no time', async () => {
    store(KEY, [
      { id: 1, title: 'Ronin', year: '1998' },
      { id: 2, name: 'Unnamed', vote_average: 'N/A' },
    ]);

    const { store: opened } = await openStore();
    opened.dispatch(titleAdded(heat));

    expect(selectWatchlist(opened.getState()).map(({ title }) => title)).toEqual(['Heat', 'Ronin', 'Unnamed']);
  });

  test('an older list is still there, with the new title, when it is written again', async () => {
    store(KEY, [{ id: 1, title: 'Ronin', year: '1998' }]);
    const first = await openStore();
    first.store.dispatch(titleAdded(heat));
    await first.persistor.flush();

    expect(stored(KEY)).toMatchObject([{ id: 1, title: 'Ronin', year: 1998 }, { id: 949 }]);
  });

  test('junk in the list is left out, and what can be read is kept', async () => {
    store(KEY, [null, 1, 'a', {}, { title: 'No id' }, { id: 949, title: 'Heat' }, { id: 949, title: 'Twice' }]);

    expect(namesIn(await openStore())).toEqual(['Heat']);
  });

  test('a reading alone writes nothing', async () => {
    const text = '[ {"id": 1, "title": "Ronin", "note": "mine"} ]';
    localStorage.setItem(KEY, text);
    const { persistor } = await openStore();
    await persistor.flush();

    expect(localStorage.getItem(KEY)).toBe(text);
  });
});

describe('a list that cannot be read', () => {
  test.each(['{bad', '', 'null', '5', '"x"', '{}', '{"items":[]}'])('is empty: %j', async (text) => {
    localStorage.setItem(KEY, text);

    expect(namesIn(await openStore())).toEqual([]);
  });

  test('is set aside before a new one is written', async () => {
    localStorage.setItem(KEY, '{bad');

    const { store: opened, persistor } = await openStore();
    opened.dispatch(titleAdded(heat));
    await persistor.flush();

    expect(localStorage.getItem('movieWatchlist.unreadable')).toBe('{bad');
    expect(stored(KEY)).toMatchObject([{ id: 949 }]);
  });

  test('is set aside, and stays until there is something to write', async () => {
    localStorage.setItem(KEY, '{bad');

    const { persistor, sharedWatchlist } = await openStore();
    await persistor.flush();
    sharedWatchlist.saveNow();

    expect(localStorage.getItem(KEY)).toBe('{bad');
    expect(localStorage.getItem('movieWatchlist.unreadable')).toBe('{bad');
  });

  test('though it could be when the page came stays when the page goes, for the next one to say so', async () => {
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

  test('is warned of', async () => {
    localStorage.setItem(KEY, '{bad');

    await openStore();

    expect(console.warn).toHaveBeenCalledWith('What is stored under movieWatchlist cannot be read');
  });
});

describe('with a storage in trouble', () => {
  test('what is added to a full one is listed all the same', async () => {
    const made = await openStore({ storage: fakeStorage({ room: 0 }) });

    made.store.dispatch(titleAdded(heat));
    await made.persistor.flush();

    expect(namesIn(made)).toEqual(['Heat']);
  });

  test('what lies in a full one is read', async () => {
    const entries = { [KEY]: JSON.stringify([{ id: 949, title: 'Heat' }]) };

    expect(namesIn(await openStore({ storage: fakeStorage({ entries, room: 0 }) }))).toEqual(['Heat']);
  });

  test('a second title joins the first, though neither could be saved', async () => {
    const made = await openStore({ storage: fakeStorage({ room: 0 }) });

    for (const title of [heat, dark]) {
      made.store.dispatch(titleAdded(title));
      await made.persistor.flush();
    }

    expect(namesIn(made)).toEqual(['Heat', 'Dark']);
  });

  test('without one the list lasts as long as the tab', async () => {
    const made = await openStore({ storage: fakeStorage({ broken: ['getItem', 'setItem', 'removeItem'] }) });

    made.store.dispatch(titleAdded(heat));
    made.store.dispatch(titleAdded(dark));
    made.store.dispatch(titleRemoved('movie:949'));
    await made.persistor.flush();

    expect(namesIn(made)).toEqual(['Dark']);
  });
});

test('what another tab added meanwhile is not written over', async () => {
  const here = await openStore();
  const there = await openStore();

  there.store.dispatch(titleAdded(dark));
  await there.persistor.flush();
  here.store.dispatch(titleAdded(heat));
  await here.persistor.flush();

  expect(stored(KEY)).toMatchObject([{ title: 'Dark' }, { title: 'Heat' }]);
});

test('what another tab removed meanwhile does not come back', async () => {
  store(KEY, [{ id: 1, title: 'Ronin' }]);
  const here = await openStore();
  const there = await openStore();

  there.store.dispatch(titleRemoved('movie:1'));
  await there.persistor.flush();
  here.store.dispatch(titleAdded(heat));
  await here.persistor.flush();

  expect(stored(KEY)).toMatchObject([{ title: 'Heat' }]);
});
