import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { readWatchlist, WATCHLIST_FAILURES } from '@/domain/watchlist/watchlist';
import type { Codec } from './codec';
import { persistConfig } from './persistConfig';
import type { SharedWatchlist } from './watchlistSpec';
import type { StorageEngine } from './storageEngine';
import { WATCHLIST_NAME } from './watchlistKey';

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

/** Reads the watchlist like every slice. Writes go through the list that all tabs share, and never overwrite it. */
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
