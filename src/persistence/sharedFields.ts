import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { StorageEngine } from './storageEngine';
import { storedVersion } from './storedVersion';

export interface SharedFields {
  /** These values came from storage: they are nobody's change here. */
  know: (fields: object) => void;
  write: (fields: object) => void;
  /** Puts back what is known, in the place of what cannot be read. */
  restore: () => void;
}

/**
 * Fields under one key that every tab writes: a write changes what this tab has changed, and leaves the rest as other
 * tabs left it.
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
      // redux-persist's own mark comes with every write, and says whose it is.
      const isTheirs = ([name]: [string, unknown]) => name !== MARK && name in known && isSame(mine[name], known[name]);
      const theirs = Object.entries(parseRecord(text)).filter(isTheirs);
      const changed = Object.entries(mine).filter((field) => !isTheirs(field));
      const isChanged = changed.some(([name]) => name !== MARK);
      // What was cleared meanwhile stays clear; only what this tab has done since counts.
      const isCleared = text === null && Object.keys(known).length > 0;
      known = mine;
      // To say again what was heard could undo what another tab has said since; only an older build's is written anew.
      if (!isChanged && (isCleared || storedVersion(text) >= storedVersion(JSON.stringify(mine)))) return;
      engine.set(
        storageKey,
        JSON.stringify({
          ...Object.fromEntries(isCleared ? changed : Object.entries(mine)),
          ...Object.fromEntries(theirs),
        }),
      );
    },
    restore: () => {
      if (MARK in known) engine.set(storageKey, JSON.stringify(known));
    },
  };
}

const MARK = '_persist';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What cannot be read has been set aside by now. */
function parseRecord(text: string | null): UnknownRecord {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
