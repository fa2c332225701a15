import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { betterAnswerArrived } from './baseQuery/betterAnswer';
import type { ApiState } from './cacheEntries';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Puts a question once more when a better answer to it lies ready; the base query hands that over without a request. */
export const betterAnswerMiddleware: Middleware<object, ApiState, Dispatch> = (api) => {
  const putAgain = async (queryCacheKey: string) => {
    const { cacheEntries } = await import(/* webpackChunkName: "shell-extras" */ './cacheEntries');
    const ask = async () => {
      const asked = cacheEntries(api.getState()).find(({ key }) => key === queryCacheKey);
      await (asked && api.dispatch(asked.askAgain({ refetchCachedPages: false })));
      return asked?.entry.status === 'pending';
    };
    // While an answer is on its way, to ask is only to wait for that.
    if (await ask()) await ask();
  };
  return (next) => (action) => {
    // Without the chunk the answer is shown at the next asking.
    if (betterAnswerArrived.match(action)) putAgain(action.payload.queryCacheKey).catch(() => undefined);
    return next(action);
  };
};
