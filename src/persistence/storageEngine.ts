import { storedVersion } from './storedVersion';

/** Why something lasts only as long as this tab: it cannot be written, or would be written over a newer build's. */
export type Trouble = 'unwritable' | 'newer';

/** Text under keys that never throws: a storage that is blocked, full or gone is replaced by this tab's memory. */
export interface StorageEngine {
  get: (key: string) => string | null;
  /** What lies there for all tabs, whatever this one could not save. */
  getSaved: (key: string) => string | null;
  /** @returns whether it was really saved; if not, this tab still has it */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  /** Calls back, once, when something cannot be saved that cannot be fetched again; also if that was before. */
  onTrouble: (tell: (trouble: Trouble) => void) => void;
}

interface StorageEngineOptions {
  /** A function, as the mere access throws where storage is blocked. */
  getStorage?: () => Storage | null | undefined;
  /** Keys that can be fetched again and make room for those that cannot. */
  expendableKeys?: readonly string[];
  warn?: (message: string) => void;
}

/**
 * Reading and writing fail apart: a full storage can still be read, so nobody is signed out because a quota is used up.
 * The first failure of each kind is warned of, the others are silent. A record of a newer build is never written over.
 */
export function createStorageEngine({
  getStorage = () => window.localStorage,
  expendableKeys = [],
  warn = console.warn,
}: StorageEngineOptions = {}): StorageEngine {
  /** What could not be saved; for this tab it wins over what lies in storage. */
  const unsaved = new Map<string, string>();
  const warned = new Set<string>();
  let trouble: Trouble | undefined;
  let tell: (trouble: Trouble) => void = () => undefined;

  const attempt = <T>(action: (storage: Storage) => T): { done: true; result: T } | { done: false } => {
    try {
      const storage = getStorage();
      return storage ? { done: true, result: action(storage) } : { done: false };
    } catch {
      return { done: false };
    }
  };
  const warnOnce = (message: string) => {
    if (warned.has(message)) return;
    warned.add(message);
    warn(message);
  };

  const write = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
    }).done;
  const remove = (key: string) =>
    attempt((storage) => {
      storage.removeItem(key);
    });
  const writeInFreedRoom = (key: string, text: string) => {
    if (expendableKeys.length === 0 || expendableKeys.includes(key)) return false;
    expendableKeys.forEach(remove);
    return write(key, text);
  };

  const getSaved = (key: string) => {
    const read = attempt((storage) => storage.getItem(key));
    if (!read.done) warnOnce('Storage cannot be read; this visit starts afresh');
    return read.done ? read.result : null;
  };
  const report = (why: Trouble) => {
    if (trouble) return;
    trouble = why;
    tell(why);
  };

  return {
    get: (key) => unsaved.get(key) ?? getSaved(key),
    getSaved,
    set: (key, text) => {
      const isTheirs = storedVersion(getSaved(key)) > storedVersion(text);
      const saved = !isTheirs && (write(key, text) || writeInFreedRoom(key, text));
      if (saved) {
        unsaved.delete(key);
      } else {
        unsaved.set(key, text);
        warnOnce(
          `Storage ${isTheirs ? 'is a newer build’s' : 'cannot be written'}; changes last only as long as this tab`,
        );
        if (!expendableKeys.includes(key)) report(isTheirs ? 'newer' : 'unwritable');
      }
      return saved;
    },
    remove: (key) => {
      unsaved.delete(key);
      remove(key);
    },
    onTrouble: (listener) => {
      tell = listener;
      if (trouble) tell(trouble);
    },
  };
}
