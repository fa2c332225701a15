import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import { isRecord } from '@/lib/json';
import { activeFilters } from './activeFilters';

/** Returns the query in the address, and a function that navigates to another query. */
export function useBrowseAddress(kind: TitleKind) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const query = useMemo(() => readTitleQuery(params, kind), [params, kind]);

  const browse = (next: TitleQuery, { replace = false } = {}) => {
    const earlier = new Set(activeFilters(query).map(({ id }) => id));
    const added = activeFilters(next).find(({ id }) => !earlier.has(id))?.id;
    // Adds a history entry, so that a back navigation undoes the choice.
    void navigate({ search: writeTitleQuery(next) }, { replace, state: added === undefined ? null : { added } });
  };
  return { query, browse, added: isRecord(state) && typeof state.added === 'string' ? state.added : null };
}
