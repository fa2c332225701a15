import { useEffect } from 'react';
import { isFilteredAddress } from '@/domain/filter/isFilteredAddress';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { plural } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import type { ActiveFilter } from './activeFilters';
import { activeFilters } from './activeFilters';
import type { FilterBarState } from './FilterBar';
import { CatalogueLimit } from './CatalogueLimit';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { focusFilters } from './focusFilters';
import { listName } from './listName';
import { OrderSelect } from './OrderSelect';
import { useBrowseAddress } from './useBrowseAddress';
import { useGenreNames } from './useGenreNames';
import { useShownTitles } from './useShownTitles';

interface FilterPartsProps extends FilterBarState {
  kind: TitleKind;
  /** The address contains filters. */
  isFiltered: boolean;
  /** Further controls after the order. */
  tools?: Elements;
  /** The chosen color, which is not a filter, and the number of titles that match it. */
  color?: { label: string; name: string; total: number | null } | undefined;
}

/** The lazy parts of the filter bar: the order, the tools, the chosen filters, the count and the panel. */
export function FilterParts({ kind, isFiltered, isOpen, onClose, onCount, tools, color }: FilterPartsProps) {
  const { query, browse } = useBrowseAddress(kind);
  const genreNamed = useGenreNames(query.filter);
  const found = useShownTitles(query, ({ titles, ...shown }) => ({ ...shown, length: titles.length }));
  const { isNone, source, length } = found;
  const { name, total } = color ?? { name: listName(query, genreNamed), total: found.total };
  const none: TitleQuery = { list: null, filter: noFilter(kind) };
  const active: ActiveFilter[] = [
    ...(isFiltered ? activeFilters(query, genreNamed) : []),
    ...(color ? [{ id: 'color', label: color.label, without: { ...query, list: null } }] : []),
  ];
  const count = active.length;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [onCount, count]);

  return (
    <>
      <OrderSelect
        sort={query.filter.sort}
        onChange={(sort) => browse({ list: null, filter: { ...query.filter, sort } })}
      />
      {tools}
      <FilterChips
        active={active}
        name={name}
        count={total === null ? null : plural(total, '{count} title', '{count} titles')}
        isLast={({ without }) => !isFilteredAddress(new URLSearchParams(writeTitleQuery(without)), kind)}
        onRemove={({ without }) => browse(without)}
        onClear={() => {
          focusFilters();
          browse(none);
        }}
      />
      <CatalogueLimit
        kind={kind}
        isFiltered={isFiltered && query.list === null}
        source={source}
        total={found.total}
        count={length}
      />
      {isOpen && (
        <FilterPanel query={query} {...{ total: found.total, isNone, source }} onChange={browse} onClose={onClose} />
      )}
    </>
  );
}
