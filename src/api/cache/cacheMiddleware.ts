import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preferredResponseArrived } from '../client/preferredResponse';
import { ownCatalogueDetected } from '../client/ownCatalogueDetected';
import type { ApiState } from './cacheEntries';
import type { Services } from '../client/services';

type Dispatch = ThunkDispatch<ApiState, Services, UnknownAction>;

/**
 * Re-runs a query when a late response of a preferred source is available. Removes the samples when an own catalogue is
 * detected. Gives each response its original fetch time as soon as `withOriginalFetchTime` is loaded; before that, every response is
 * new.
 */
export const cacheMiddleware =
  (services: Services): Middleware<object, ApiState, Dispatch> =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    // If the chunk does not load, the next request for the query shows the preferred response.
    if (preferredResponseArrived.match(action))
      import(/* webpackChunkName: "shell-extras" */ './applyPreferredResponse')
        .then(({ applyPreferredResponse }) => dispatch(applyPreferredResponse(action.payload.queryCacheKey)))
        .catch(() => undefined);
    if (ownCatalogueDetected.match(action))
      import(/* webpackChunkName: "site-extras" */ './dropSamples')
        .then(({ dropSamples }) => dispatch(dropSamples()))
        .catch(() => undefined);
    // The store dispatches only plain actions to this point.
    return next(services.withOriginalFetchTime?.(action as UnknownAction) ?? action);
  };
