import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { StorageEngine } from './storageEngine';

export interface SharedFields {
  /** These values came from storage: they are nobody's change here. */
  know: (fields: object) => void;
  write: (fields: object) => void;
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
      const isTheirs = ([name]: [string, unknown]) => name in known && isSame(mine[name], known[name]);
      const theirs = Object.entries(parseRecord(text)).filter(isTheirs);
      // What was cleared meanwhile stays clear; only what this tab has done since counts.
      const isCleared = text === null && Object.keys(known).length > 0;
      const own = Object.entries(mine).filter((field) => !isCleared || !isTheirs(field));
      known = mine;
      // redux-persist's own mark comes with every write.
      if (isCleared && own.length < 2) return;
      engine.set(storageKey, JSON.stringify(Object.fromEntries([...own, ...theirs])));
    },
  };
}

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
