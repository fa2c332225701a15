import type { MigrationManifest, PersistConfig, PersistedState } from 'redux-persist';
import { createMigrate } from 'redux-persist';
import type { Codec } from './codec';
import { KEY_PREFIX } from './keyPrefix';
import type { StorageEngine } from './storageEngine';

interface PersistedSlice<S> {
  key: string;
  keyPrefix?: string;
  /** Raised with each migration; migration n makes version n of version n - 1. */
  version: number;
  migrations?: MigrationManifest;
  /** The fields that are stored. */
  whitelist: readonly (keyof S & string)[];
  codec: Codec<S>;
  /** Where the slice starts when what is stored cannot be read. */
  whenUnreadable?: Partial<S>;
  /** What can be fetched again is not worth setting aside. */
  setAsideUnreadable?: boolean;
}

/**
 * redux-persist's settings for one slice. The slice lies under one key as one JSON text; what is read is migrated,
 * then checked by the codec. A text that cannot be read is copied to `<key>.unreadable` before anything is written.
 */
export function persistConfig<S>(
  slice: PersistedSlice<S>,
  engine: StorageEngine,
): PersistConfig<S> & { deserialize: false } {
  const { key, keyPrefix = KEY_PREFIX, version, migrations = {}, whitelist, codec } = slice;
  const storageKey = keyPrefix + key;
  const migrate = createMigrate(migrations);

  const readStored = async (text: string) => codec.decode(await migrate(JSON.parse(text) as PersistedState, version));

  const getStoredState = async () => {
    const text = engine.get(storageKey);
    if (text === null) return undefined;
    const state = await readStored(text).catch(() => null);
    if (state) return state;
    console.warn(`What is stored under ${storageKey} cannot be read`);
    if (slice.setAsideUnreadable ?? true) engine.set(`${storageKey}.unreadable`, text);
    else engine.remove(storageKey);
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
        engine.set(storageKey, JSON.stringify(codec.encode(state)));
        return Promise.resolve();
      },
      removeItem: () => {
        engine.remove(storageKey);
        return Promise.resolve();
      },
    },
  };
}
