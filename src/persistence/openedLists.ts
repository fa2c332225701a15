import type { StorageEngine } from './storageEngine';
import type { SharedWatchlist } from './watchlistSpec';

/** What it takes to write several lists at once, from when what was played has been opened. */
export interface OpenedLists {
  /** Never writes over what a newer build has stored. */
  engine: StorageEngine;
  watchlist: SharedWatchlist;
}
