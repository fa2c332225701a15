import type { UnknownRecord } from '@/lib/json';
import { parseRecord } from '@/lib/json';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storageEngine';

export interface SharedFields {
  /** Sets the baseline: these values came from storage and are not changes of this tab. */
  setBaseline: (fields: object) => void;
  mergeAndSave: (fields: object) => void;
  /** Restores the known values in place of an unreadable text of another tab. */
  restoreAfterCorruption: (unreadable: string | null) => void;
}

/**
 * Fields under one key that every tab writes. A write contains the changes of this tab and leaves the other fields as
 * other tabs stored them. An unreadable text is quarantined before a write, and stays if there is nothing to write.
 */
export function createSharedFields(engine: StorageEngine, storageKey: string): SharedFields {
  let known: UnknownRecord = {};
  return {
    setBaseline: (fields) => {
      known = { ...fields };
    },
    mergeAndSave: (fields) => {
      const mine: UnknownRecord = { ...fields };
      const text = engine.get(storageKey);
      const stored = parseRecord(text);
      // The `_persist` field of redux-persist is always written, because it holds the version of this build.
      const isTheirs = ([name]: [string, unknown]) => name !== MARK && name in known && isSame(mine[name], known[name]);
      const theirs = Object.entries(stored ?? {}).filter(isTheirs);
      const all = Object.entries(mine);
      const changed = all.filter((field) => !isTheirs(field));
      known = mine;
      // Values that were only received are not written back, because another tab may have changed them since. Data of
      // an older build is the exception: it is written in the new format.
      const isOlder = stored && storedVersion(text) < storedVersion(JSON.stringify(mine));
      if (!isOlder && changed.every(([name]) => name === MARK)) return;
      engine.set(
        storageKey,
        // If the storage was cleared meanwhile, only the changes of this tab are written.
        JSON.stringify(Object.fromEntries([...(text === null ? changed : all), ...theirs])),
        // Checks the text in storage, because `get` returns a text that this tab could not save.
        !parseRecord(engine.getPersisted(storageKey)),
      );
    },
    restoreAfterCorruption: (unreadable) => {
      if (MARK in known && engine.getPersisted(storageKey) === unreadable)
        engine.set(storageKey, JSON.stringify(known), true);
    },
  };
}

const MARK = '_persist';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
