import { CATALOGUE_STORAGE_KEY, ownKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import { WATCHLIST_NAME } from './watchlistKey';

interface StoredText {
  key: string;
  /** Of the text in UTF-8. */
  bytes: number;
}

export interface StorageReport {
  state: 'works' | 'readOnly' | 'blocked';
  /** What lies there of ours, and never what is in it. */
  texts: readonly StoredText[];
}

/** Written and removed again: whether it works shows only then. */
const PROBE_KEY = ownKey(`${NAME_PREFIX}probe`);

/** Whether a key is this site's; other sites of the host have their base path in theirs. */
const isOwn = (key: string): boolean =>
  [NAME_PREFIX, WATCHLIST_NAME].some((start) => key.startsWith(start)) &&
  key.replace(/\.unreadable\+*$/, '').replace(/^[^@]*/, '') === ownKey('');

export const isCatalogueText = ({ key }: StoredText): boolean => key === CATALOGUE_STORAGE_KEY;

/** How the browser's storage is, and how much of it is ours. */
export function storageReport(getStorage: () => Storage = () => window.localStorage): StorageReport {
  try {
    const storage = getStorage();
    const texts = Object.keys(storage)
      .filter(isOwn)
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
