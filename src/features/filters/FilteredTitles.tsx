import { useCallback } from 'react';
import { useDiscover } from '@/api/endpoints/discover';
import { titlesOfPages } from '@/api/client/titlePages';
import { currentQueryState } from '@/components/feedback/currentQueryState';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { InfiniteGrid } from '@/components/media/InfiniteGrid';
import type { Title, TitleKind } from '@/domain/title/title';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import type { Elements } from '@/lib/elements';
import { activeFilters } from './activeFilters';
import { NothingFound } from './NothingFound';
import { useBrowseAddress } from './useBrowseAddress';
import { useGenreNames } from './useGenreNames';

interface FilteredTitlesProps {
  kind: TitleKind;
  columns: 6 | 8;
  loading: Elements;
  failed: (message: string, onRetry: () => void) => Elements;
  /** @param list the first page of the titles. Must be a stable function, see VirtualGrid. */
  renderCard: (title: Title, list: readonly Title[]) => Elements;
}

const NO_TITLES: readonly Title[] = [];

/** The titles that match the filters in the address, page by page. */
export function FilteredTitles({ kind, columns, loading, failed, renderCard }: FilteredTitlesProps) {
  const { query, browse, added } = useBrowseAddress(kind);
  const genreNamed = useGenreNames(query.filter);
  const found = useDiscover(query);
  const list = found.currentData?.pages[0]?.titles ?? NO_TITLES;
  const renderItem = useCallback((title: Title) => renderCard(title, list), [renderCard, list]);

  return (
    <QueryBoundary
      query={currentQueryState(found)}
      isEmpty={(data) => titlesOfPages(data).length === 0}
      loading={loading}
      failed={(message) => failed(message, () => void found.refetch())}
      empty={<NothingFound kind={kind} active={activeFilters(query, genreNamed)} added={added} onBrowse={browse} />}
    >
      {(data, age) => (
        <>
          {age}
          <InfiniteGrid
            key={writeTitleQuery(query)}
            query={found}
            titles={titlesOfPages(data)}
            titlesOf={titlesOfPages}
            kind={kind}
            columns={columns}
            renderCard={renderItem}
          />
        </>
      )}
    </QueryBoundary>
  );
}
