import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isFresh } from '@/lib/time';
import type { ApiState, CacheEntry } from './cacheEntries';
import { cacheEntries } from './cacheEntries';
import type { Services } from '../client/services';
import { isFallbackDataStale } from '../client/titleList';

/** Returns whether an entry is older than 24 hours, or is fallback data that can be replaced. */
const isStale = ({ data, fulfilledTimeStamp = 0, status }: CacheEntry, now: number) =>
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

/** The service worker's message that a response is a saved one can arrive up to this time after the response. */
const A_MOMENT_MS = 1000;

/**
 * Requests again every response since a time, and every shown query that failed or is stale. Without a network, the
 * service worker returned saved responses, which would otherwise count as fresh for 24 hours. The current data stays
 * until the new responses arrive.
 * @param since milliseconds since 1970
 */
export const refreshSince =
  (since: number): ThunkAction<void, ApiState, Services, UnknownAction> =>
  (dispatch, getState, { productPages, titleAnswers }) => {
    productPages.clear();
    titleAnswers.clear();
    const now = Date.now();
    for (const { entry, isUsed, askAgain } of cacheEntries(getState())) {
      const { status, fulfilledTimeStamp = 0 } = entry;
      const isWanted = isUsed && (status === 'rejected' || isStale(entry, now));
      if (isWanted || (status === 'fulfilled' && fulfilledTimeStamp >= since - A_MOMENT_MS)) void dispatch(askAgain());
    }
  };
