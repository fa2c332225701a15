import type { PersistConfig } from 'redux-persist';
import { isRecord } from '@/lib/json';
import type { SharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storageEngine';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';

/** Converts the state of a slice to its stored form and back. */
export interface Codec<S> {
  /** @returns a value that JSON can represent */
  encode: (state: S) => unknown;
  /** @returns the stored part of the state with every field checked; null if it cannot be read */
  decode: (stored: unknown) => Partial<S> | null;
}

/** A codec whose `decode` is in a separate chunk. */
export interface LazyCodec<S> extends Pick<Codec<S>, 'encode'> {
  decode: (stored: unknown) => Promise<Partial<S> | null>;
}

/** Storage is synchronous, but redux-persist expects promises. */
const done = Promise.resolve();

interface PersistedSlice<S> {
  key: string;
  keyPrefix?: string;
  /** The version of the stored format. Migration n converts version n - 1 to version n. */
  version: number;
  /** Migrates stored data of an older build to `version`. It is in a separate chunk, because nothing else needs it. */
  migrate?: (stored: unknown) => Promise<unknown>;
  /** The fields that are stored. */
  whitelist: readonly (keyof S & string)[];
  codec: Codec<S> | LazyCodec<S>;
  /** The initial state of the slice if the stored data cannot be read. */
  whenUnreadable?: Partial<S>;
  /**
   * Set if several tabs change the slice: a write then leaves fields that this tab has not changed. Otherwise the slice
   * is written as a whole.
   */
  sharedFields?: SharedFields;
}

/**
 * Returns redux-persist's settings for a slice. The slice is one JSON text under one key. Stored data is migrated, then
 * checked by the codec. An unreadable text is copied to `<key>.unreadable` before anything is written. Data of a newer
 * build is read as far as possible, and the engine never overwrites it.
 */
export function persistConfig<S>(
  slice: PersistedSlice<S>,
  engine: StorageEngine,
): PersistConfig<S> & { deserialize: false } {
  const { key, keyPrefix = NAME_PREFIX, version, migrate, whitelist, codec } = slice;
  const storageKey = siteStorageKey(keyPrefix + key);

  const readStored = async (text: string) => {
    const stored: unknown = JSON.parse(text);
    return codec.decode(migrate && storedVersion(text) < version ? await migrate(stored) : stored);
  };

  const getStoredState = async () => {
    const text = engine.get(storageKey);
    if (text === null) return undefined;
    const state = await readStored(text).catch((error: unknown) =>
      error instanceof Error && error.name === 'ChunkLoadError' ? 'later' : null,
    );
    if (state && state !== 'later') {
      slice.sharedFields?.setBaseline(state);
      return state;
    }
    console.warn(`The stored value of ${storageKey} cannot be read`);
    // A failed request for the chunk that reads the text does not mean that the text is unreadable.
    if (state) engine.protect(storageKey);
    else engine.quarantine(storageKey, version);
    return slice.whenUnreadable;
  };

  return {
    key,
    version,
    whitelist: [...whitelist],
    timeout: 0,
    serialize: false,
    deserialize: false,
    // redux-persist's type requires the `_persist` field, but its code only passes the value on.
    getStoredState: getStoredState as PersistConfig<S>['getStoredState'],
    stateReconciler: (stored: Partial<S>, _original, reduced) => ({ ...reduced, ...stored }),
    storage: {
      getItem: () => done,
      setItem: (_key: string, state: S) => {
        const encoded = codec.encode(state);
        if (slice.sharedFields && isRecord(encoded)) slice.sharedFields.mergeAndSave(encoded);
        else engine.set(storageKey, JSON.stringify(encoded));
        return done;
      },
      // Nothing is ever purged.
      removeItem: () => done,
    },
  };
}
