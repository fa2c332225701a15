import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title, TitleKey } from '@/domain/title/title';
import { isTitleKey } from '@/domain/title/title';
import { readTitleId } from '@/domain/title/readTitle';
import { WATCHLIST_FAILURES as FAILURES } from '@/domain/watchlist/watchlist';
import type { WatchlistState } from './watchlistSlice';
import { operationFailed, titleAdded, titleRemoved } from './watchlistSlice';

export type WatchlistThunk<Result> = ThunkAction<Result, { watchlist: WatchlistState }, unknown, UnknownAction>;

type ChangeThunk = WatchlistThunk<boolean>;

/** Wraps an operation so that it returns whether it succeeded. A failure is stored as the list's error. */
export const changeThunk =
  (failure: string, run: () => UnknownAction): ChangeThunk =>
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

/** Adds a title. Adding a listed title changes nothing. A title without an id cannot be added. */
export const addTitle = (title: Title): ChangeThunk =>
  changeThunk(FAILURES.add, () => {
    if (readTitleId(title.id) === null) throw new TypeError('A title without an id');
    return titleAdded(title);
  });

export const removeTitle = (key: TitleKey): ChangeThunk =>
  changeThunk(FAILURES.remove, () => {
    if (!isTitleKey(key)) throw new TypeError('A key without an id');
    return titleRemoved(key);
  });
