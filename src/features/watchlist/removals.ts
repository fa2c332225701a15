import type { Removal } from '@/domain/watchlist/removal';
import { putBack } from '@/domain/watchlist/removal';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { msg } from '@/lib/msg';
import type { WatchlistThunk } from './thunks';
import { changeThunk, removeTitle } from './thunks';
import { removalUndone, watchlistCleared } from './watchlistSlice';

/** Runs an operation and returns the removed items with their positions, or null if it fails. */
const removalBy =
  (run: WatchlistThunk<boolean>, isTaken: (key: TitleKey) => boolean): WatchlistThunk<Removal[] | null> =>
  (dispatch, getState) => {
    const removals = getState()
      .watchlist.items.map((item, at) => ({ item, at }))
      .filter(({ item }) => isTaken(titleKey(item)));
    return dispatch(run) ? removals : null;
  };

export const removeUndoably = (key: TitleKey) => removalBy(removeTitle(key), (other) => other === key);

export const clearWatchlist = () =>
  removalBy(changeThunk(msg('Failed to clear watchlist'), watchlistCleared), () => true);

/** Restores removed items with their original time and position. */
export const undoRemoval =
  (removals: readonly Removal[]): WatchlistThunk<void> =>
  (dispatch, getState) => {
    const items = putBack(getState().watchlist.items, removals);
    dispatch(removalUndone({ items, restored: removals.map(({ item }) => item) }));
  };
