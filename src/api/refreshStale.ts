import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isFresh } from '@/lib/time';
import type { ApiState, CacheEntry } from './cacheEntries';
import { cacheEntries } from './cacheEntries';
import { isFallbackDataStale } from './titleList';

/** Returns whether an entry is older than 24 hours, or is fallback data that can be replaced. */
export const isStale = ({ data, fulfilledTimeStamp = 0, status }: CacheEntry, now: number) =>
  status !== 'pending' && (isFallbackDataStale(data, fulfilledTimeStamp) || !isFresh(fulfilledTimeStamp, now));

/**
 * Requests every shown query again that is stale, so that the limit of 24 hours also holds in a tab that stays open.
 */
export const refreshStale = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  const now = Date.now();
  for (const { entry, isUsed, askAgain } of cacheEntries(getState())) {
    if (isUsed && isStale(entry, now)) void dispatch(askAgain());
  }
};
