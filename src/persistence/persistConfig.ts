import type { MigrationManifest, PersistConfig } from 'redux-persist';
import { isRecord } from '@/lib/json';
import type { Codec } from './codec';
import { KEY_PREFIX } from './storedKeys';
import type { SharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storedVersion';

interface PersistedSlice<S> {
  key: string;
  keyPrefix?: string;
  /** Raised with each migration; migration n makes version n of version n - 1. */
  version: number;
  /** In a chunk of its own: only what an older build stored needs them. */
  migrations?: () => Promise<MigrationManifest>;
  /** The fields that are stored. */
  whitelist: readonly (keyof S & string)[];
  codec: Codec<S>;
  /** Where the slice starts when what is stored cannot be read. */
  whenUnreadable?: Partial<S>;
  /** What can be fetched again is not worth setting aside. */
  setAsideUnreadable?: boolean;
  /** For what several tabs change: a write leaves what this tab has not changed. Otherwise it is written whole. */
  sharedFields?: SharedFields;
}

/**
 * redux-persist's settings for one slice. The slice lies under one key as one JSON text; what is read is migrated,
 * then checked by the codec. A text that cannot be read is copied to `<key>.unreadable` before anything is written; of
 * a newer build's what can be read is read, and the engine lets nothing be written over it.
 */
export function persistConfig<S>(
  slice: PersistedSlice<S>,
  engine: StorageEngine,
): PersistConfig<S> & { deserialize: false } {
  const { key, keyPrefix = KEY_PREFIX, version, migrations, whitelist, codec } = slice;
  const storageKey = keyPrefix + key;

  const readStored = async (text: string) => {
    const stored: unknown = JSON.parse(text);
    if (!migrations || storedVersion(text) >= version) return codec.decode(stored);
    const { migrate } = await import(/* webpackChunkName: "settings" */ './migrate');
    return codec.decode(await migrate(stored, await migrations(), version));
  };

  const getStoredState = async () => {
    const text = engine.get(storageKey);
    if (text === null) return undefined;
    const state = await readStored(text).catch(() => null);
    if (state) {
      slice.sharedFields?.know(state);
      return state;
    }
    console.warn(`What is stored under ${storageKey} cannot be read`);
    if (slice.setAsideUnreadable === false) engine.remove(storageKey);
    else if (storedVersion(text) <= version) engine.set(`${storageKey}.unreadable`, text);
    return slice.whenUnreadable;
  };

  return {
    key,
    version,
    whitelist: [...whitelist],
    timeout: 0,
    serialize: false,
    deserialize: false,
    // redux-persist types a stored state as having its own `_persist` field; it only hands the value on.
    getStoredState: getStoredState as PersistConfig<S>['getStoredState'],
    stateReconciler: (stored: Partial<S>, _original, reduced) => ({ ...reduced, ...stored }),
    storage: {
      getItem: () => Promise.resolve(undefined),
      setItem: (_key: string, state: S) => {
        const encoded = codec.encode(state);
        if (slice.sharedFields && isRecord(encoded)) slice.sharedFields.write(encoded);
        else engine.set(storageKey, JSON.stringify(encoded));
        return Promise.resolve();
      },
      removeItem: () => {
        engine.remove(storageKey);
        return Promise.resolve();
      },
    },
  };
}
