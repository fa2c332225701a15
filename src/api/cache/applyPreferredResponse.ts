import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';

/** Re-runs a query. The base query then returns the preferred response from memory, without a request. */
export const applyPreferredResponse =
  (queryCacheKey: string): ThunkAction<Promise<void>, ApiState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const ask = async () => {
      const asked = cacheEntries(getState()).find(({ key }) => key === queryCacheKey);
      await (asked && dispatch(asked.askAgain({ refetchCachedPages: false })));
      return asked?.entry.status === 'pending';
    };
    // While a request is pending, the first `ask` only waits for it. A second one is necessary then.
    if (await ask()) await ask();
  };
