import { useEffect } from 'react';
import { isStandInData } from '../titleList';

interface Pages {
  currentData?: unknown;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/**
 * An infinite query; whoever comes to a list of samples that stand in makes the servers be asked once more.
 * @param question which of its lists it shows
 */
export function useFreshPages<Query extends Pages>(query: Query, question: unknown): Query {
  const { currentData, fulfilledTimeStamp, refetch } = query;
  const isStandIn = isStandInData(currentData, fulfilledTimeStamp);
  // An infinite query has no `forceRefetch` of its own.
  useEffect(() => {
    if (isStandIn) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on coming to the list, not whenever a minute is over
  }, [question]);
  return query;
}
