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
  const ownItems = () => store.getState().watchlist.items;
  followList(watchlistSpec, shared, ownItems, (items) => {
    if (!sameTitles(items, ownItems())) store.dispatch(listChangedElsewhere(items));
  });
}
