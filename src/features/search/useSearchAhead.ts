import { startTransition, useCallback, useRef, useState } from 'react';
import { searchEndpoints } from '@/api/endpoints/search';
import { useAppDispatch } from '@/app/hooks';
import { SEARCH_KINDS } from '@/domain/query/readQuery';

interface Prefetch {
  query: string;
  abort: () => void;
  /** The query is in the address, or will be. */
  isMeant: boolean;
}

/** Prefetches the results of a query during the debounce of the field. A further key press aborts the prefetch. */
export function useSearchAhead() {
  const dispatch = useAppDispatch();
  const asked = useRef<Prefetch>(undefined);
  /** The query whose prefetched results are loaded but not shown yet. */
  const [expected, setExpected] = useState('');

  const ask = useCallback(
    (query: string, isMeant: boolean) => {
      const last = asked.current;
      if (last?.query === query) {
        last.isMeant ||= isMeant;
        return;
      }
      if (last && !last.isMeant) last.abort();
      const groups = SEARCH_KINDS.map((kind) =>
        dispatch(searchEndpoints.search.initiate({ kind, written: query }, { subscribe: false })),
      );
      const mine: Prefetch = { query, isMeant, abort: () => groups.forEach((group) => group.abort()) };
      asked.current = mine;
      void Promise.all(groups).then(() => {
        if (asked.current === mine) startTransition(() => setExpected(query));
      });
    },
    [dispatch],
  );

  return { expected, ask };
}
