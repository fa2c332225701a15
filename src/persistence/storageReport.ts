import { CATALOGUE_STORAGE_KEY, KEY_PREFIX } from './storedKeys';
import { WATCHLIST_KEY } from './watchlistKey';

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
const PROBE_KEY = `${KEY_PREFIX}probe`;

export const isCatalogueText = ({ key }: StoredText): boolean => key === CATALOGUE_STORAGE_KEY;

/** How the browser's storage is, and how much of it is ours. */
export function storageReport(getStorage: () => Storage = () => window.localStorage): StorageReport {
  try {
    const storage = getStorage();
    const texts = Object.keys(storage)
      .filter((key) => key.startsWith(KEY_PREFIX) || key.startsWith(WATCHLIST_KEY))
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
