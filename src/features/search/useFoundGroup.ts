import { useEffect, useMemo } from 'react';
import { foundInPages, useSearchInfiniteQuery } from '@/api/endpoints/search';
import { useFreshPages } from '@/api/endpoints/useFreshPages';
import type { FoundPerson } from '@/domain/people/foundPerson';
import type { SearchKind } from '@/domain/query/readQuery';
import type { Title } from '@/domain/title/title';

/** One kind of search results. */
export interface FoundGroup {
  kind: SearchKind;
  titles: Title[];
  people: FoundPerson[];
  /** Includes results that are not loaded yet. */
  count: number;
}

/** Returns one kind of results for a query, undefined until they are loaded. Skips an empty query. */
export function useFoundGroup(kind: SearchKind, written: string) {
  const query = useFreshPages(useSearchInfiniteQuery({ kind, written }, { skip: written === '' }), written);
  // `currentData`, so that results of an earlier query are never shown.
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
    kind,
    found,
    hasFailed,
    retry: () => void query.refetch(),
    isFetching,
    hasMore: query.hasNextPage,
    isGrowing: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}

/** Returns the results of a query by kind, in display order. */
export const useFound = (written: string) => [
  useFoundGroup('movie', written),
  useFoundGroup('tv', written),
  useFoundGroup('person', written),
];
