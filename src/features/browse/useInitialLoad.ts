import { useEffect, useState } from 'react';
import { useAllGenresQuery } from '@/api/product/endpoints/genreRows';

/** Nobody waits longer for servers; rows that are still on their way then say so themselves. */
const PATIENCE_MS = 800;

/** Whether home's initial load, the first five rows, still runs. */
export function useInitialLoad(): boolean {
  const { isLoading } = useAllGenresQuery();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return isLoading && !isOver;
}
