import { titleKey } from '@/domain/title';
import type { WatchlistItem } from '@/domain/watchlist';
import { signedOut, storageCleared } from '@/events/session';
import { selectAuthStep, sessionChangedElsewhere } from '@/features/auth/authSlice';
import { listChangedElsewhere } from '@/features/watchlist/watchlistSlice';
import { followWatchlist } from '@/persistence/followWatchlist';
import { readSessionChange } from '@/persistence/sessionElsewhere';
import type { SharedFields } from '@/persistence/sharedFields';
import type { SharedWatchlist } from '@/persistence/sharedWatchlist';
import type { AppStore } from './store';

const sameTitles = (a: readonly WatchlistItem[], b: readonly WatchlistItem[]) =>
  a.length === b.length && a.every((item, index) => b[index] && titleKey(item) === titleKey(b[index]));

interface Shared {
  sharedWatchlist: SharedWatchlist;
  sharedSession: SharedFields;
}

/** What another tab does to the watchlist or the session happens here too. */
export function followOtherTabs(store: AppStore, { sharedWatchlist, sharedSession }: Shared): void {
  const ownItems = () => store.getState().watchlist.items;
  followWatchlist(sharedWatchlist, ownItems, (items) => {
    if (!sameTitles(items, ownItems())) store.dispatch(listChangedElsewhere(items));
  });
  window.addEventListener('storage', (event) => {
    const session = readSessionChange(event);
    if (session === null) return;
    sharedSession.know(session === 'cleared' ? {} : session);
    if (session === 'cleared') store.dispatch(storageCleared());
    else if (selectAuthStep(store.getState()) === 'signedIn' && !session.authenticated) store.dispatch(signedOut());
    else store.dispatch(sessionChangedElsewhere(session));
  });
}
