import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { readWatchlist, WATCHLIST_FAILURES } from '@/domain/watchlist/watchlist';
import type { Codec } from './codec';
import { persistConfig } from './persistConfig';
import type { SharedWatchlist } from './watchlistSpec';
import type { StorageEngine } from './storageEngine';
import { WATCHLIST_KEY } from './watchlistKey';

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

/** Read like every slice; written through the list that all tabs share, never over it. */
export function watchlistPersistence<S extends StoredWatchlist>(engine: StorageEngine, shared: SharedWatchlist) {
  const config = persistConfig<S>(
    // The codec knows the one stored field; the others of the slice are not on the whitelist.
    {
      key: WATCHLIST_KEY,
      keyPrefix: '',
      version: 0,
      whitelist: ['items'],
      codec: codec as Codec<S>,
      whenUnreadable: { error: WATCHLIST_FAILURES.load } as Partial<S>,
    },
    engine,
  );
  // A moment later: redux-persist writes within a reducer, where the store has no state to ask for.
  const save = () => Promise.resolve().then(shared.save);
  return { ...config, storage: { ...config.storage, setItem: save } };
}
