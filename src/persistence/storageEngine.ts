import { storedVersion } from './storedVersion';

/** Why something lasts only as long as this tab: it cannot be written, or would be written over a newer build's. */
export type Trouble = 'unwritable' | 'newer';

/** Text under keys that never throws: a storage that is blocked, full or gone is replaced by this tab's memory. */
export interface StorageEngine {
  get: (key: string) => string | null;
  /** What lies there for all tabs, whatever this one could not save. */
  getSaved: (key: string) => string | null;
  /**
   * @param isUnreadable what lies there: it is set aside first, or stays
   * @returns whether it was really saved; if not, this tab still has it
   */
  set: (key: string, text: string, isUnreadable?: boolean) => boolean;
  /**
   * Copies what lies there and cannot be read to a key of its own, `<key>.unreadable`; what is of a higher version than
   * this lies safe as it is, and what can be fetched again goes.
   * @returns whether nothing is lost when it is written over
   */
  setAside: (key: string, version: number) => boolean;
  /** Protects a stored text from being overwritten in this visit, because the chunk that reads it could not be loaded. */
  keep: (key: string) => void;
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
 * The first failure of each kind is warned of, the others are silent. A record of a newer build is never written over,
 * and what cannot be read only where it has been set aside.
 */
export function createStorageEngine({
  getStorage = () => window.localStorage,
  expendableKeys = [],
  warn = console.warn,
}: StorageEngineOptions = {}): StorageEngine {
  /** What could not be saved; for this tab it wins over what lies in storage. */
  const unsaved = new Map<string, string>();
  const kept = new Set<string>();
  const warned = new Set<string>();
  let trouble: Trouble | undefined;
  let tell: (trouble: Trouble) => void = () => undefined;

  /** What comes of it; undefined where it cannot be done. */
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      const storage = getStorage();
      return storage ? action(storage) : undefined;
    } catch {
      return undefined;
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
      return true;
    }) ?? false;
  const remove = (key: string) =>
    attempt((storage) => {
      storage.removeItem(key);
    });
  const save = (key: string, text: string) => {
    if (write(key, text)) return true;
    if (expendableKeys.includes(key)) return false;
    expendableKeys.forEach(remove);
    return write(key, text);
  };

  const getSaved = (key: string) => {
    const text = attempt((storage) => storage.getItem(key));
    if (text === undefined) warnOnce('Storage cannot be read; this visit starts afresh');
    return text ?? null;
  };
  const setAside = (key: string, version: number) => {
    if (expendableKeys.includes(key)) remove(key);
    const text = getSaved(key);
    if (text === null || storedVersion(text) > version) return true;
    // Each text has a key of its own: the next one must not take the place of the first.
    let place = `${key}.unreadable`;
    while (![null, text].includes(getSaved(place))) place += '+';
    return save(place, text);
  };

  return {
    get: (key) => unsaved.get(key) ?? getSaved(key),
    getSaved,
    set: (key, text, isUnreadable) => {
      const version = storedVersion(text);
      const isTheirs = storedVersion(getSaved(key)) > version;
      const saved = !isTheirs && !kept.has(key) && (!isUnreadable || setAside(key, version)) && save(key, text);
      if (saved) {
        unsaved.delete(key);
      } else {
        unsaved.set(key, text);
        warnOnce(
          `Storage ${isTheirs ? 'is a newer build’s' : 'cannot be written'}; changes last only as long as this tab`,
        );
        if (!trouble && !expendableKeys.includes(key)) tell((trouble = isTheirs ? 'newer' : 'unwritable'));
      }
      return saved;
    },
    setAside,
    keep: (key) => void kept.add(key),
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
