import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { ApiState } from './cacheEntries';
import { productApi } from './product/productApi';
import { tmdbApi } from './tmdb/tmdbApi';

type ApiStore = Pick<Store<ApiState>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
};

/** What a page lets go of is often taken up by the next one. */
const GRACE_MS = 500;

/** What RTK Query's hooks ask its middleware: the state's own count is half a second late. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/**
 * Ends the requests of pages that have been left. What was asked ahead goes on, as nobody has shown it yet, and so does
 * what brings a list up to date that stays in the cache.
 */
export function endWhatWasLeft({ dispatch, getState, subscribe }: ApiStore): void {
  const left = () =>
    [productApi, tmdbApi].flatMap((api) => {
      const { queries, subscriptions } = getState()[api.reducerPath];
      const action: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
      // The middleware answers this action itself, which its type does not say.
      const { getSubscriptionCount } = action as Subscriptions;
      return dispatch(api.util.getRunningQueriesThunk()).flatMap((running) => {
        const { queryCacheKey } = running;
        const wasShown = queryCacheKey in subscriptions;
        if (!wasShown || getSubscriptionCount(queryCacheKey) > 0 || queries[queryCacheKey]?.data !== undefined)
          return [];
        const end = () => {
          // Gone from the cache first: a failure that nobody saw is not shown to who comes back.
          dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
          running.abort();
        };
        return { running, end };
      });
    });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer !== undefined) return;
    const before = new Set(left().map(({ running }) => running));
    if (before.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      for (const { running, end } of left()) if (before.has(running)) end();
      look();
    }, GRACE_MS);
  };
  subscribe(look);
  look();
}
