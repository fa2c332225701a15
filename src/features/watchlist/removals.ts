import type { Removal } from '@/domain/watchlist/removal';
import { putBack } from '@/domain/watchlist/removal';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistThunk } from './operations';
import { operation, removeTitle } from './operations';
import { removalUndone, watchlistCleared } from './watchlistSlice';

/** What an operation takes off the list, with the places that it had; null where it fails. */
const removalBy =
  (run: WatchlistThunk<boolean>, isTaken: (key: TitleKey) => boolean): WatchlistThunk<Removal[] | null> =>
  (dispatch, getState) => {
    const removals = getState()
      .watchlist.items.map((item, at) => ({ item, at }))
      .filter(({ item }) => isTaken(titleKey(item)));
    return dispatch(run) ? removals : null;
  };

export const takeOff = (key: TitleKey) => removalBy(removeTitle(key), (other) => other === key);

export const clearWatchlist = () => removalBy(operation('Failed to clear watchlist', watchlistCleared), () => true);

/** With its moment and its place, as if it had never been gone. */
export const undoRemoval =
  (removals: readonly Removal[]): WatchlistThunk<void> =>
  (dispatch, getState) => {
    const items = putBack(getState().watchlist.items, removals);
    dispatch(removalUndone({ items, restored: removals.map(({ item }) => item) }));
  };
