import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { ApiState } from './cacheEntries';
import { storedApi } from '../client/storedApi';
import { visitApi } from '../client/visitApi';

type ApiStore = Pick<Store<ApiState>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
};

/** The grace period, because the next page often subscribes to the same query. */
const GRACE_MS = 500;

/**
 * The internal functions that RTK Query returns to its hooks. The subscription count in the state is up to 500 ms late.
 */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/**
 * Aborts the requests of pages that the viewer has left. A prefetch continues, because no component has subscribed to
 * it yet. A refetch also continues if the cache has data for the query.
 */
export function abortUnsubscribedQueries({ dispatch, getState, subscribe }: ApiStore): void {
  const left = () =>
    [storedApi, visitApi].flatMap((api) => {
      const { queries, subscriptions } = getState()[api.reducerPath];
      const action: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
      // The RTK Query middleware returns an object for this action. The type of the action does not include it.
      const { getSubscriptionCount } = action as Subscriptions;
      return dispatch(api.util.getRunningQueriesThunk()).flatMap((running) => {
        const { queryCacheKey } = running;
        const wasShown = queryCacheKey in subscriptions;
        if (!wasShown || getSubscriptionCount(queryCacheKey) > 0 || queries[queryCacheKey]?.data !== undefined)
          return [];
        const end = () => {
          // Remove the entry first. Otherwise the viewer sees the aborted request as a failure when they return to the
          // page.
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
