import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { syncedFromOtherTab } from '@/features/watchlist/watchlistSlice';
import { connectCrossTabList } from '@/persistence/connectCrossTabList';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';
import { watchlistSpec } from '@/persistence/watchlistSpec';
import type { AppStore } from './store';

/** The order of a stored list has no meaning, because the newest title is shown first. */
const hasSameTitles = (a: readonly WatchlistItem[], b: readonly WatchlistItem[]) => {
  const keys = new Set(b.map(titleKey));
  return a.length === b.length && a.every((item) => keys.has(titleKey(item)));
};

/** Applies changes of the watchlist by other tabs, including those from before this chunk loaded. */
export function syncWatchlistAcrossTabs(store: AppStore, shared: SharedWatchlist): void {
  const ownItems = () => store.getState().watchlist.items;
  connectCrossTabList(watchlistSpec, shared, ownItems, (items) => {
    if (!hasSameTitles(items, ownItems())) store.dispatch(syncedFromOtherTab(items));
  });
}
