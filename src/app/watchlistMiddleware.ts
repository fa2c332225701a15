import type { Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { syncedFromOtherTab } from '@/features/watchlist/watchlistSlice';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';

/** Records each change of the watchlist by this tab in the list that all tabs share. */
export const watchlistMiddleware =
  (shared: SharedWatchlist): Middleware<object, { watchlist: { items: WatchlistItem[] } }> =>
  (api) =>
  (next) =>
  (action) => {
    const before = api.getState().watchlist.items;
    const result = next(action);
    const { items } = api.getState().watchlist;
    if (items === before) return result;
    if (syncedFromOtherTab.match(action) || (isAction(action) && action.type === REHYDRATE)) shared.know(items);
    else shared.noteChanges(items);
    return result;
  };
