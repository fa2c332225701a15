import { useEffect, useState } from 'react';
import { useFirstNumberedRowsQuery } from '@/api/endpoints/numberedRows';

/** The maximum duration of the initial load. Rows that load longer show their own loading state. */
const INITIAL_LOAD_TIMEOUT_MS = 800;

/** Returns whether the initial load of the home page, the first five rows, is pending. */
export function useInitialLoad(): boolean {
  const { isLoading } = useFirstNumberedRowsQuery();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), INITIAL_LOAD_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return isLoading && !isOver;
}
