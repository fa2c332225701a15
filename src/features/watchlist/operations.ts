import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title, TitleKey } from '@/domain/title';
import { readTitleId } from '@/domain/readTitle';
import type { WatchlistState } from './watchlistSlice';
import { operationFailed, titleAdded, titleRemoved, watchlistCleared } from './watchlistSlice';

type Operation = ThunkAction<boolean, { watchlist: WatchlistState }, unknown, UnknownAction>;

const FAILURES = {
  add: 'Failed to add movie to watchlist',
  remove: 'Failed to remove movie from watchlist',
  clear: 'Failed to clear watchlist',
} as const;

/** An operation tells whether it was done; what went wrong is kept as the list's error. */
const operation =
  (failure: string, run: () => UnknownAction): Operation =>
  (dispatch) => {
    try {
      dispatch(run());
      return true;
    } catch (error) {
      console.error(failure, error);
      dispatch(operationFailed(failure));
      return false;
    }
  };

/** Adding what is listed changes nothing; what has no id cannot be added. */
export const addTitle = (title: Title): Operation =>
  operation(FAILURES.add, () => {
    if (readTitleId(title.id) === null) throw new TypeError('A title without an id');
    return titleAdded(title);
  });

export const removeTitle = (key: TitleKey): Operation =>
  operation(FAILURES.remove, () => {
    if (readTitleId(key.slice(key.indexOf(':') + 1)) === null) throw new TypeError('A key without an id');
    return titleRemoved(key);
  });

export const clearWatchlist = (): Operation => operation(FAILURES.clear, watchlistCleared);
