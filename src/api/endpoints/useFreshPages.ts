import { useEffect } from 'react';
import { isFallbackDataStale } from '../client/titleList';

interface Pages {
  currentData?: unknown;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/**
 * Returns an infinite query. If its list is a stale fallback when the viewer arrives, the servers are queried again.
 * @param question the list that the query shows
 */
export function useFreshPages<Query extends Pages>(query: Query, question: unknown): Query {
  const { currentData, fulfilledTimeStamp, refetch } = query;
  const isStale = isFallbackDataStale(currentData, fulfilledTimeStamp);
  // An infinite query has no `forceRefetch` option.
  useEffect(() => {
    if (isStale) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on coming to the list, not whenever a minute is over
  }, [question]);
  return query;
}
