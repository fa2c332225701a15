import { titleKey } from '@/domain/title';
import type { WatchlistItem } from '@/domain/watchlist';
import { signedOut } from '@/events/session';
import { selectAuthStep } from '@/features/auth/authSlice';
import { listChangedElsewhere } from '@/features/watchlist/watchlistSlice';
import { isSignedOutElsewhere } from '@/persistence/signedOutElsewhere';
import { followWatchlist } from '@/persistence/followWatchlist';
import type { SharedWatchlist } from '@/persistence/sharedWatchlist';
import type { AppStore } from './store';

const sameTitles = (a: readonly WatchlistItem[], b: readonly WatchlistItem[]) =>
  a.length === b.length && a.every((item, index) => b[index] && titleKey(item) === titleKey(b[index]));

/** What another tab does to the watchlist or the session happens here too. */
export function followOtherTabs(store: AppStore, sharedWatchlist: SharedWatchlist): void {
  const ownItems = () => store.getState().watchlist.items;
  followWatchlist(sharedWatchlist, ownItems, (items) => {
    if (!sameTitles(items, ownItems())) store.dispatch(listChangedElsewhere(items));
  });
  window.addEventListener('storage', (event) => {
    if (selectAuthStep(store.getState()) === 'signedIn' && isSignedOutElsewhere(event)) store.dispatch(signedOut());
  });
}
