import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { betterAnswerArrived } from './baseQuery/betterAnswer';
import { ownCatalogueDetected } from './baseQuery/ownCatalogue';
import type { ApiState } from './cacheEntries';
import type { Services } from './services';

type Dispatch = ThunkDispatch<ApiState, Services, UnknownAction>;

/**
 * Puts a question once more when a better answer to it lies ready, and says how old an answer is as soon as what knows
 * that is here: before, nothing is old.
 */
export const answerMiddleware =
  (services: Services): Middleware<object, ApiState, Dispatch> =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    // Without the chunk the answer is shown at the next asking.
    if (betterAnswerArrived.match(action))
      import(/* webpackChunkName: "shell-extras" */ './putAgain')
        .then(({ putAgain }) => dispatch(putAgain(action.payload.queryCacheKey)))
        .catch(() => undefined);
    if (ownCatalogueDetected.match(action))
      import(/* webpackChunkName: "settings" */ './dropSamples')
        .then(({ dropSamples }) => dispatch(dropSamples()))
        .catch(() => undefined);
    // Only actions of ours come by.
    return next(services.withAge?.(action as UnknownAction) ?? action);
  };
