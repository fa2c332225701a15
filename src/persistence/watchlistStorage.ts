import type { TitleKey } from '@/domain/title/title';
import { isTitleKey, titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { readWatchlist, readWatchlistItem, writeWatchlistItem, WATCHLIST_FAILURES } from '@/domain/watchlist/watchlist';
import { parseJson } from '@/lib/json';
import type { ListSpec, CrossTabList } from './crossTabList';
import type { Codec } from './persistConfig';
import { persistConfig } from './persistConfig';
import type { StorageEngine } from './storageEngine';
import { siteStorageKey } from './storedKeys';

/** The full name, defined by the specification. */
export const WATCHLIST_NAME = 'movieWatchlist';

const WATCHLIST_KEY = siteStorageKey(WATCHLIST_NAME);

export type SharedWatchlist = CrossTabList<WatchlistItem, TitleKey>;

/** The watchlist as the tabs share it. A listed title stays as it was when it was added. */
export const watchlistSpec: ListSpec<WatchlistItem, TitleKey> = {
  storageKey: WATCHLIST_KEY,
  keyOf: titleKey,
  isKey: isTitleKey,
  readItem: readWatchlistItem,
  writeItem: writeWatchlistItem,
  parse: (text) => readWatchlist(parseJson(text)),
  stringify: (items) => JSON.stringify(items.map(writeWatchlistItem)),
};

interface StoredWatchlist {
  items: WatchlistItem[];
  error: string | null;
}

const codec: Codec<StoredWatchlist> = {
  encode: ({ items }) => items,
  decode: (stored) => {
    const items = readWatchlist(stored);
    return items && { items };
  },
};

/** Reads the watchlist like every slice. A write merges this tab's changes into the stored list. */
export function watchlistPersistence<S extends StoredWatchlist>(engine: StorageEngine, shared: SharedWatchlist) {
  const config = persistConfig<S>(
    // The codec handles the only stored field. The other fields of the slice are not on the whitelist.
    {
      key: WATCHLIST_NAME,
      keyPrefix: '',
      version: 0,
      whitelist: ['items'],
      codec: codec as Codec<S>,
      whenUnreadable: { error: WATCHLIST_FAILURES.load } as Partial<S>,
    },
    engine,
  );
  const setItem = (_key: string, { items }: S) => {
    // Redux DevTools change the list without an action, so the differences are recorded here.
    shared.noteChanges(items);
    return shared.save();
  };
  return { ...config, storage: { ...config.storage, setItem } };
}
