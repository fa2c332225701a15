import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { ApiState, CacheEntry } from './cacheEntries';
import { cacheEntries, titlesOf } from './cacheEntries';
import type { Services } from '../client/services';
import { storedApi } from '../client/storedApi';
import { visitApi } from '../client/visitApi';

const holdsSample = (entry: CacheEntry): boolean => titlesOf(entry).some(({ source }) => source === 'sample');

/**
 * Removes the samples that an earlier visit, or this visit before an own catalogue was detected, left in the cache.
 * Requests a list again if a component shows it.
 */
export const dropSamples =
  (): ThunkAction<void, ApiState, Services, UnknownAction> =>
  (dispatch, getState, { preferredResponses }) => {
    const awaited = [...preferredResponses.keys()];
    for (const { key, entry, isUsed, askAgain } of cacheEntries(getState())) {
      // A pending request, or a preferred response that is ready, replaces the samples by itself.
      const isReplaced = entry.status === 'pending' || awaited.some((question) => question.startsWith(`${key} `));
      if (isReplaced || !holdsSample(entry)) continue;
      if (isUsed) void dispatch(askAgain());
      else
        for (const { internalActions } of [storedApi, visitApi])
          dispatch(internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
    }
  };
