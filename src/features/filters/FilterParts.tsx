import { useEffect } from 'react';
import { useDiscover } from '@/api/tmdb/endpoints/discover';
import type { TitleKind } from '@/domain/title';
import { isFilteredAddress } from '@/domain/isFilteredAddress';
import { noFilter } from '@/domain/noFilter';
import { writeTitleQuery } from '@/domain/titleQuery';
import { activeFilters } from './activeFilters';
import { FilterChips } from './FilterChips';
import { countText } from './countText';
import { FilterPanel } from './FilterPanel';
import { focusFilters } from './focusFilters';
import { useBrowseAddress } from './useBrowseAddress';

interface FilterPartsProps {
  kind: TitleKind;
  isFiltered: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** How many are active. */
  onCount: (count: number) => void;
}

/** What the line above the list has beside its button: the chosen filters, how many titles they leave, and the panel. */
export function FilterParts({ kind, isFiltered, isOpen, onClose, onCount }: FilterPartsProps) {
  const { query, browse } = useBrowseAddress(kind);
  const { currentData } = useDiscover(isFiltered ? query : null);
  const total = currentData?.pages[0]?.total ?? null;
  const active = isFiltered ? activeFilters(query) : [];
  const count = active.length;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [onCount, count]);

  return (
    <>
      <FilterChips
        active={active}
        status={total === null ? '' : countText(total, kind)}
        isLast={({ without }) => !isFilteredAddress(new URLSearchParams(writeTitleQuery(without)), kind)}
        onRemove={({ without }) => browse(without)}
        onClear={() => {
          focusFilters();
          browse({ list: null, filter: noFilter(kind) });
        }}
      />
      {isOpen && <FilterPanel query={query} total={total} onChange={browse} onClose={onClose} />}
    </>
  );
}
