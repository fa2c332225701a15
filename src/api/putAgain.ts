import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';

/** Puts a question once more; the base query hands over a better answer that lies ready without a request. */
export const putAgain =
  (queryCacheKey: string): ThunkAction<Promise<void>, ApiState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const ask = async () => {
      const asked = cacheEntries(getState()).find(({ key }) => key === queryCacheKey);
      await (asked && dispatch(asked.askAgain({ refetchCachedPages: false })));
      return asked?.entry.status === 'pending';
    };
    // While an answer is on its way, to ask is only to wait for that.
    if (await ask()) await ask();
  };
