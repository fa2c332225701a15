import type { StorageEngine } from './storageEngine';
import type { SharedWatchlist } from './watchlistSpec';

/** The objects that are necessary to write several lists at once. Available when the progress has been loaded. */
export interface OpenedLists {
  /** Never overwrites data of a newer build. */
  engine: StorageEngine;
  watchlist: SharedWatchlist;
}
