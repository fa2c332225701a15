import type { UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueMeta } from './catalogueRequest';

/** An answer's action, as far as it is looked at here. */
interface Answered {
  payload?: { pages?: { fetchedAt?: number }[] } | null;
  meta?: { baseQueryMeta?: CatalogueMeta };
}

/**
 * RTK Query takes an answer for new when it hears it; one that was kept is as old as it says, and pages are as old as the
 * oldest. Then all that looks at an entry's time sees the same.
 */
export function withAge(action: UnknownAction): UnknownAction {
  // RTK Query's own alone have it.
  const { payload, meta } = action as Answered;
  if (!meta?.baseQueryMeta) return action;
  const parts = payload?.pages ?? [meta.baseQueryMeta];
  const fetchedAt = Math.min(...parts.map((part) => part.fetchedAt ?? Infinity));
  return fetchedAt === Infinity ? action : { ...action, meta: { ...meta, fulfilledTimeStamp: fetchedAt } };
}
