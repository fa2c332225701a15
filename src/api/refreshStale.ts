import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isFresh } from '@/lib/time';
import type { ApiState, CacheEntry } from './cacheEntries';
import { cacheEntries } from './cacheEntries';
import { isStandInData } from './titleList';

/** Said more than a day ago, or by a sample that stands in. */
export const isStale = ({ data, fulfilledTimeStamp = 0, status }: CacheEntry, now: number) =>
  status !== 'pending' && (isStandInData(data, fulfilledTimeStamp) || !isFresh(fulfilledTimeStamp, now));

/** Asks again for whatever is shown and was fetched too long ago: the 24 hours count in a tab that stays open, too. */
export const refreshStale = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  const now = Date.now();
  for (const { entry, isUsed, askAgain } of cacheEntries(getState())) {
    if (isUsed && isStale(entry, now)) void dispatch(askAgain());
  }
};
