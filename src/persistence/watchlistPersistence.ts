import type { WatchlistItem } from '@/domain/watchlist';
import { readWatchlist, writeWatchlistItem } from '@/domain/watchlist';
import type { Codec } from './codec';
import { persistConfig } from './persistConfig';
import type { StorageEngine } from './storageEngine';

/** The specification's key, without a prefix; the value is a plain JSON array. */
export const WATCHLIST_KEY = 'movieWatchlist';

interface StoredWatchlist {
  items: WatchlistItem[];
}

const codec: Codec<StoredWatchlist> = {
  encode: ({ items }) => items.map(writeWatchlistItem),
  decode: (stored) => {
    const items = readWatchlist(stored);
    return items && { items };
  },
};

export const watchlistPersistence = <S extends StoredWatchlist>(engine: StorageEngine) =>
  persistConfig<S>(
    // The codec knows the one stored field; the others of the slice are not on the whitelist.
    { key: WATCHLIST_KEY, keyPrefix: '', version: 0, whitelist: ['items'], codec: codec as Codec<S> },
    engine,
  );
