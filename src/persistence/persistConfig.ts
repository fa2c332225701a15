import type { PersistConfig } from 'redux-persist';
import { isRecord } from '@/lib/json';
import type { Codec, LazyCodec } from './codec';
import { ownKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import type { SharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storedVersion';

/** Storage answers at once; redux-persist asks for promises. */
const done = Promise.resolve();

interface PersistedSlice<S> {
  key: string;
  keyPrefix?: string;
  /** Raised with each migration; migration n makes version n of version n - 1. */
  version: number;
  /** Brings what an older build stored up to `version`; in a chunk of its own, as nothing else needs it. */
  migrate?: (stored: unknown) => Promise<unknown>;
  /** The fields that are stored. */
  whitelist: readonly (keyof S & string)[];
  codec: Codec<S> | LazyCodec<S>;
  /** Where the slice starts when what is stored cannot be read. */
  whenUnreadable?: Partial<S>;
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
  const { key, keyPrefix = NAME_PREFIX, version, migrate, whitelist, codec } = slice;
  const storageKey = ownKey(keyPrefix + key);

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
      slice.sharedFields?.know(state);
      return state;
    }
    console.warn(`What is stored under ${storageKey} cannot be read`);
    // A failed request for the chunk that reads the text does not mean that the text is unreadable.
    if (state) engine.keep(storageKey);
    else engine.setAside(storageKey, version);
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
      getItem: () => done,
      setItem: (_key: string, state: S) => {
        const encoded = codec.encode(state);
        if (slice.sharedFields && isRecord(encoded)) slice.sharedFields.write(encoded);
        else engine.set(storageKey, JSON.stringify(encoded));
        return done;
      },
      // Nothing is ever purged.
      removeItem: () => done,
    },
  };
}
