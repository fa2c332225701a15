import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { listChangedElsewhere } from '@/features/watchlist/watchlistSlice';
import { followList } from '@/persistence/followList';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';
import { watchlistSpec } from '@/persistence/watchlistSpec';
import type { AppStore } from './store';

const sameTitles = (a: readonly WatchlistItem[], b: readonly WatchlistItem[]) =>
  a.length === b.length && a.every((item, index) => b[index] && titleKey(item) === titleKey(b[index]));

/** What another tab does to the watchlist happens here too, and what it did in the page's first moments. */
export function followWatchlist(store: AppStore, shared: SharedWatchlist): void {
  followList(watchlistSpec, shared, (items) => {
    if (!sameTitles(items, store.getState().watchlist.items)) store.dispatch(listChangedElsewhere(items));
  });
}
