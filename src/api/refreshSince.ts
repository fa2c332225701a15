import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';
import { isStale } from './refreshStale';
import type { Services } from './services';

/** The word that an answer is a saved one may come a moment after the answer. */
const A_MOMENT_MS = 1000;

/**
 * Asks again for whatever was answered since a time, and for what is shown and failed or is old: without a network the
 * answers were what had been saved, and would pass for fresh ones for a day. What is there stays until the answers come.
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
