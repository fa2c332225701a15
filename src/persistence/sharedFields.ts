import type { UnknownRecord } from '@/lib/json';
import { parseRecord } from '@/lib/json';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storedVersion';

export interface SharedFields {
  /** These values came from storage: they are nobody's change here. */
  know: (fields: object) => void;
  write: (fields: object) => void;
  /** Puts back what is known in the place of this text, which another tab has left and nobody can read. */
  restore: (unreadable: string | null) => void;
}

/**
 * Fields under one key that every tab writes: a write changes what this tab has changed, and leaves the rest as other
 * tabs left it. What cannot be read is set aside first, and stays where there is nothing to write.
 */
export function createSharedFields(engine: StorageEngine, storageKey: string): SharedFields {
  let known: UnknownRecord = {};
  return {
    know: (fields) => {
      known = { ...fields };
    },
    write: (fields) => {
      const mine: UnknownRecord = { ...fields };
      const text = engine.get(storageKey);
      const stored = parseRecord(text);
      // redux-persist's own mark comes with every write, and says whose it is.
      const isTheirs = ([name]: [string, unknown]) => name !== MARK && name in known && isSame(mine[name], known[name]);
      const theirs = Object.entries(stored ?? {}).filter(isTheirs);
      const all = Object.entries(mine);
      const changed = all.filter((field) => !isTheirs(field));
      known = mine;
      // To say again what was heard could undo what another tab has said since; only an older build's is written anew.
      const isOlder = stored && storedVersion(text) < storedVersion(JSON.stringify(mine));
      if (!isOlder && changed.every(([name]) => name === MARK)) return;
      engine.set(
        storageKey,
        // What was cleared meanwhile stays clear; only what this tab has done since counts.
        JSON.stringify(Object.fromEntries([...(text === null ? changed : all), ...theirs])),
        // What this tab could not save says nothing of what lies there.
        !parseRecord(engine.getSaved(storageKey)),
      );
    },
    restore: (unreadable) => {
      if (MARK in known && engine.getSaved(storageKey) === unreadable)
        engine.set(storageKey, JSON.stringify(known), true);
    },
  };
}

const MARK = '_persist';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
