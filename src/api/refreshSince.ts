import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';
import { isStale } from './refreshStale';
import type { Services } from './services';

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
