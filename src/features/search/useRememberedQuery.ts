import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { queryRemembered } from './searchSlice';

/** How long a query must stay unchanged to count as intended. */
const MEANT_AFTER_MS = 3000;

/**
 * Records the query of the address as recent after it has results and has stayed unchanged for a while.
 * @returns a function that records a query at once, for a submitted query or an opened result
 */
export function useRememberedQuery(query: string, hasResults: boolean): (query: string) => void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (query === '' || !hasResults) return undefined;
    const timer = setTimeout(() => dispatch(queryRemembered(query)), MEANT_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, query, hasResults]);

  return useCallback(
    (meant) => {
      if (meant.trim() !== '') dispatch(queryRemembered(meant.trim()));
    },
    [dispatch],
  );
}
