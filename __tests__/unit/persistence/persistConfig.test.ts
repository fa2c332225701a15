import type { UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import type { MigrationManifest } from 'redux-persist';
import { persistReducer, persistStore } from 'redux-persist';
import { isRecord } from '@/lib/json';
import { migrate } from '@/persistence/migrate';
import { persistConfig } from '@/persistence/persistConfig';
import { createStorageEngine } from '@/persistence/storageEngine';
import { store, stored } from './stores';

interface Note {
  text: string;
  draft: string;
}

const KEY = 'kinora:note';

const reducer = (note: Note = { text: '', draft: '' }, action: UnknownAction): Note =>
  action.type === 'written' ? { text: 'new', draft: 'new' } : note;

const MIGRATIONS = {
  1: (state: object) => ({ ...state, text: `${(state as Note).text} one` }),
  2: (state: object) => ({ ...state, text: `${(state as Note).text} two` }),
} as unknown as MigrationManifest;

/** Opens a store with one slice, and restores it. */
async function openNote(version: number, migrations: MigrationManifest = MIGRATIONS) {
  const config = persistConfig<Note>(
    {
      key: 'note',
      version,
      migrate: (stored) => migrate(stored, migrations, version),
      whitelist: ['text'],
      codec: {
        encode: (note) => note,
        decode: (raw) => (isRecord(raw) && typeof raw.text === 'string' ? { text: raw.text } : null),
      },
      whenUnreadable: { text: 'unreadable' },
    },
    createStorageEngine(),
  );
  const opened = configureStore({
    reducer: persistReducer<Note, UnknownAction>(config, reducer),
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  });
  const persistor = persistStore(opened);
  await new Promise<void>((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
  return { opened, persistor };
}

const textAfter = async (...options: Parameters<typeof openNote>) =>
  (await openNote(...options)).opened.getState().text;
const of = (version: number) => ({ text: 'old', _persist: { version, rehydrated: true } });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a stored state is migrated to the current version', () => {
  test('step by step', async () => {
    store(KEY, of(0));

    expect(await textAfter(2)).toBe('old one two');
  });

  test('from its own version', async () => {
    store(KEY, of(1));

    expect(await textAfter(2)).toBe('old two');
  });

  test('and no further', async () => {
    store(KEY, of(0));

    expect(await textAfter(1)).toBe('old one');
  });

  test('or unchanged at the current version', async () => {
    store(KEY, of(2));

    expect(await textAfter(2)).toBe('old');
  });

  test('and written in the new version', async () => {
    store(KEY, of(0));
    const { persistor } = await openNote(2);
    await persistor.flush();

    expect(stored(KEY)).toMatchObject({ text: 'old one two', _persist: { version: 2 } });
  });
});

test('a failing migration makes the state unreadable, and it is quarantined', async () => {
  const failing = {
    1: () => {
      throw new TypeError('not as expected');
    },
  };
  store(KEY, of(0));
  const text = localStorage.getItem(KEY);

  expect(await textAfter(1, failing)).toBe('unreadable');
  expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
});

test('JSON that the codec rejects is quarantined', async () => {
  store(KEY, { text: 7 });

  expect(await textAfter(0)).toBe('unreadable');
  expect(stored(`${KEY}.unreadable`)).toEqual({ text: 7 });
});

test('stores only the listed fields', async () => {
  const { opened, persistor } = await openNote(0);
  opened.dispatch({ type: 'written' });
  await persistor.flush();

  expect(stored(KEY)).toEqual({ text: 'new', _persist: expect.anything() as unknown });
});

test('an empty storage leads to the initial state', async () => {
  expect(await textAfter(2)).toBe('');
  expect(console.warn).not.toHaveBeenCalled();
});

test('keeps the stored state for the next visit if the chunk of a migration cannot be loaded', async () => {
  const unloaded = {
    1: () => {
      throw Object.assign(new Error('Loading chunk site-extras failed.'), { name: 'ChunkLoadError' });
    },
  };
  store(KEY, of(0));
  const { opened, persistor } = await openNote(1, unloaded);
  opened.dispatch({ type: 'written' });
  await persistor.flush();

  expect(opened.getState().text).toBe('new');
  expect(stored(KEY)).toEqual(of(0));
  expect(localStorage.getItem(`${KEY}.unreadable`)).toBeNull();
});
