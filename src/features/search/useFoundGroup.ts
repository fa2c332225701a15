import { useEffect, useMemo } from 'react';
import { isStandInData } from '@/api/titleList';
import { foundInPages, useSearchInfiniteQuery } from '@/api/tmdb/endpoints/search';
import type { FoundPerson } from '@/domain/foundPerson';
import type { SearchKind } from '@/domain/readQuery';
import type { Title } from '@/domain/title';

/** One kind of what was found. */
export interface FoundGroup {
  kind: SearchKind;
  titles: Title[];
  people: FoundPerson[];
  /** With those that are not here yet. */
  count: number;
}

/** One kind of what a query finds, undefined until that is known; nothing is asked for an empty query. */
export function useFoundGroup(kind: SearchKind, written: string) {
  const query = useSearchInfiniteQuery({ kind, written }, { skip: written === '' });
  // Only this query's answer is shown: a late one of an earlier query is none.
  const { currentData, fulfilledTimeStamp, error, isFetching, refetch } = query;
  const isStandIn = isStandInData(currentData, fulfilledTimeStamp);
  // An infinite query has no `forceRefetch` of its own.
  useEffect(() => {
    if (isStandIn) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on coming to it, not whenever a minute is over
  }, [written]);

  const hasFailed = currentData === undefined && error !== undefined && !isFetching;
  useEffect(() => {
    if (hasFailed) console.warn('Search failed:', error);
  }, [hasFailed, error]);
  const found = useMemo((): FoundGroup | undefined => {
    if (currentData) return { kind, ...foundInPages(currentData) };
    return hasFailed ? { kind, titles: [], people: [], count: 0 } : undefined;
  }, [currentData, hasFailed, kind]);
  return {
    found,
    isFetching,
    hasMore: query.hasNextPage,
    isGrowing: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}
