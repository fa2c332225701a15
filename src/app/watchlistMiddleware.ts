import type { Middleware } from '@reduxjs/toolkit';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { titleKey } from '@/domain/title/title';
import { removalUndone, titleAdded, titleRemoved, watchlistCleared } from '@/features/watchlist/watchlistSlice';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';

/** Tells the list that all tabs share what this tab does to it. */
export const watchlistMiddleware =
  (shared: SharedWatchlist): Middleware<object, { watchlist: { items: WatchlistItem[] } }> =>
  (api) =>
  (next) =>
  (action) => {
    const before = api.getState().watchlist.items;
    const result = next(action);
    if (titleAdded.match(action)) shared.note(titleKey(action.payload), action.payload);
    if (titleRemoved.match(action)) shared.note(action.payload, null);
    if (watchlistCleared.match(action)) before.forEach((item) => shared.note(titleKey(item), null));
    if (removalUndone.match(action)) action.payload.restored.forEach((item) => shared.note(titleKey(item), item));
    return result;
  };
