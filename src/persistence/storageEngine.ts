/** Finds the first `version` in a stored text, which is the version of the record: every build writes it first. */
const VERSION = /"version":\s*(\d+)/;

/** Returns the version of a stored record, or 0 if it has none, such as a plain list. Reads only up to the version. */
export const storedVersion = (text: string | null): number =>
  text?.startsWith('{') ? Number(VERSION.exec(text)?.[1] ?? 0) : 0;

/**
 * The reason why data lasts only as long as this tab: the storage cannot be written, or holds data of a newer build.
 */
export type StorageProblem = 'unwritable' | 'newer';

/**
 * A key-value storage that never throws. If the browser's storage is blocked, full or missing, this tab's memory
 * replaces it.
 */
export interface StorageEngine {
  get: (key: string) => string | null;
  /** Returns the text in storage, even if this tab has a newer text that could not be saved. */
  getPersisted: (key: string) => string | null;
  /**
   * @param isUnreadable whether the stored text is unreadable. Such a text is quarantined first. If that fails, it is
   * not overwritten.
   * @returns whether the text was saved; if not, this tab keeps it in memory
   */
  set: (key: string, text: string, isUnreadable?: boolean) => boolean;
  /**
   * Quarantines an unreadable text: copies it to the key `<key>.unreadable`. Text of a newer version stays in place.
   * Text that can be fetched again is removed.
   * @returns whether the text can be overwritten without a loss
   */
  quarantine: (key: string, version: number) => boolean;
  /**
   * Protects a stored text from being overwritten in this visit, because the chunk that reads it could not be loaded.
   */
  protect: (key: string) => void;
  remove: (key: string) => void;
  /** Calls back once when data that cannot be fetched again cannot be saved, even if that happened earlier. */
  onTrouble: (tell: (trouble: StorageProblem) => void) => void;
}

interface StorageEngineOptions {
  /** A function, because the access itself throws if storage is blocked. */
  getStorage?: () => Storage | null | undefined;
  /** Keys that can be fetched again. They are removed to free space for the others. */
  expendableKeys?: readonly string[];
  warn?: (message: string) => void;
}

/**
 * Creates a storage engine. Reads and writes fail separately: a full storage can still be read, so the viewer stays
 * signed in. Only the first failure of each kind logs a warning. Data of a newer build is never overwritten, and an
 * unreadable text only after it was quarantined.
 */
export function createStorageEngine({
  getStorage = () => window.localStorage,
  expendableKeys = [],
  warn = console.warn,
}: StorageEngineOptions = {}): StorageEngine {
  /** The texts that could not be saved. In this tab they have priority over the storage. */
  const unsaved = new Map<string, string>();
  const protectedKeys = new Set<string>();
  const warned = new Set<string>();
  let trouble: StorageProblem | undefined;
  let tell: (trouble: StorageProblem) => void = () => undefined;

  /** Runs an action with the storage. Returns undefined if it fails. */
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

  const getPersisted = (key: string) => {
    const text = attempt((storage) => storage.getItem(key));
    if (text === undefined) warnOnce('Storage cannot be read; this visit starts afresh');
    return text ?? null;
  };
  const quarantine = (key: string, version: number) => {
    if (expendableKeys.includes(key)) remove(key);
    const text = getPersisted(key);
    if (text === null || storedVersion(text) > version) return true;
    // Each text gets a key of its own, so that a second one does not overwrite the first.
    let place = `${key}.unreadable`;
    while (![null, text].includes(getPersisted(place))) place += '+';
    return save(place, text);
  };

  return {
    get: (key) => unsaved.get(key) ?? getPersisted(key),
    getPersisted,
    set: (key, text, isUnreadable) => {
      const version = storedVersion(text);
      const isOfNewerBuild = storedVersion(getPersisted(key)) > version;
      const saved =
        !isOfNewerBuild && !protectedKeys.has(key) && (!isUnreadable || quarantine(key, version)) && save(key, text);
      if (saved) {
        unsaved.delete(key);
      } else {
        unsaved.set(key, text);
        warnOnce(
          `Storage ${isOfNewerBuild ? 'is a newer build’s' : 'cannot be written'}; changes last only as long as this tab`,
        );
        if (!trouble && !expendableKeys.includes(key)) tell((trouble = isOfNewerBuild ? 'newer' : 'unwritable'));
      }
      return saved;
    },
    quarantine,
    protect: (key) => void protectedKeys.add(key),
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
