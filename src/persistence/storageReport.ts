import { CATALOGUE_STORAGE_KEY, siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import { WATCHLIST_NAME } from './watchlistStorage';

interface StoredText {
  key: string;
  /** The size of the text in UTF-8. */
  bytes: number;
}

export interface StorageReport {
  state: 'works' | 'readOnly' | 'blocked';
  /** The keys and sizes of this site's texts, never their contents. */
  texts: readonly StoredText[];
}

/** A key that is written and removed again, because only a write shows whether the storage works. */
const PROBE_KEY = siteStorageKey(`${NAME_PREFIX}probe`);

/** Returns whether a key belongs to this site. The keys of other sites on the host contain another base path. */
const isKeyOfSite = (key: string): boolean =>
  [NAME_PREFIX, WATCHLIST_NAME].some((start) => key.startsWith(start)) &&
  key.replace(/\.unreadable\+*$/, '').replace(/^[^@]*/, '') === siteStorageKey('');

export const isCatalogueText = ({ key }: StoredText): boolean => key === CATALOGUE_STORAGE_KEY;

/** Reports the state of the browser's storage and the space that this site uses. */
export function storageReport(getStorage: () => Storage = () => window.localStorage): StorageReport {
  try {
    const storage = getStorage();
    const texts = Object.keys(storage)
      .filter(isKeyOfSite)
      .sort()
      .map((key) => ({ key, bytes: new TextEncoder().encode(storage.getItem(key) ?? '').length }));
    return { state: isWritable(storage) ? 'works' : 'readOnly', texts };
  } catch {
    return { state: 'blocked', texts: [] };
  }
}

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem(PROBE_KEY, '');
    storage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
