import { useEffect, useMemo } from 'react';
import { foundInPages, useSearchInfiniteQuery } from '@/api/tmdb/endpoints/search';
import { useFreshPages } from '@/api/tmdb/useFreshPages';
import type { FoundPerson } from '@/domain/people/foundPerson';
import type { SearchKind } from '@/domain/query/readQuery';
import type { Title } from '@/domain/title/title';

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
  const query = useFreshPages(useSearchInfiniteQuery({ kind, written }, { skip: written === '' }), written);
  // Only this query's answer is shown: a late one of an earlier query is none.
  const { currentData, error, isFetching } = query;
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
