import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { queryRemembered } from './searchSlice';

/** So long a query stands that somebody meant, and that was not typed on the way to another. */
const MEANT_AFTER_MS = 3000;

/**
 * Remembers the query that stands in the address once it has found something and stood for a while.
 * @returns remembers a query at once: it was submitted, or what it found was opened
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
