import type { UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueMeta } from '../client/catalogueRequest';

/** The fields of a response's action that `withOriginalFetchTime` reads. */
interface ResponseAction {
  payload?: { pages?: { fetchedAt?: number }[] } | null;
  meta?: { baseQueryMeta?: CatalogueMeta };
}

/**
 * Returns the action with the original fetch time as `fulfilledTimeStamp`. RTK Query uses the time of arrival, but a
 * response from the cache is older. An infinite list is as old as its oldest page. All code that reads the time of an
 * entry then sees the same age.
 */
export function withOriginalFetchTime(action: UnknownAction): UnknownAction {
  // Only the actions of RTK Query have `baseQueryMeta`.
  const { payload, meta } = action as ResponseAction;
  if (!meta?.baseQueryMeta) return action;
  const parts = payload?.pages ?? [meta.baseQueryMeta];
  const fetchedAt = Math.min(...parts.map((part) => part.fetchedAt ?? Infinity));
  return fetchedAt === Infinity ? action : { ...action, meta: { ...meta, fulfilledTimeStamp: fetchedAt } };
}
