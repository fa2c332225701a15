import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSeries } from '@/api/endpoints/series';
import { titlesOfPages } from '@/api/client/titlePages';
import { useAppSelector } from '@/app/hooks';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { SectionError } from '@/components/feedback/SectionError';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { InfiniteGrid } from '@/components/media/InfiniteGrid';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { isFilteredAddress } from '@/domain/filter/isFilteredAddress';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { FilterBar } from '@/features/filters/FilterBar';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import { BrowseHead } from './shared/BrowseHead';
import { LinkCard } from './shared/LinkCard';

const FilteredTitles = lazyWithRetry(() =>
  import(/* webpackChunkName: "filters" */ '@/features/filters/FilteredTitles').then((m) => m.FilteredTitles),
);

const FilterParts = lazyWithRetry(() =>
  import(/* webpackChunkName: "filters" */ '@/features/filters/FilterParts').then((m) => m.FilterParts),
);

const DEMO_LEAD = t('Discover amazing TV shows and series');

const SKELETONS = 15;

/** All series, or those that match the filters in the address. */
export function SeriesPage() {
  const { brand, samples } = useSite();

  const [params] = useSearchParams();
  const isFiltered = isFilteredAddress(params, 'tv');
  const listed = useAppSelector(selectListedKeys);
  const renderCard = useCallback(
    (series: Title, titles: readonly Title[]) => (
      <LinkCard title={series} titles={titles} isListed={listed.has(titleKey(series))} listedIcon="close" />
    ),
    [listed],
  );

  return (
    <Page title={t('TV Series')}>
      <BrowseHead
        kind="tv"
        heading={t('TV Series')}
        lead={brand.texts.series ?? (samples ? DEMO_LEAD : t('All series on {site}', { site: brand.name }))}
      />
      <FilterBar
        isFiltered={isFiltered}
        renderParts={(state) => <FilterParts {...state} kind="tv" isFiltered={isFiltered} />}
      />
      {isFiltered ? (
        <OptionalSection waiting={LOADING} fallback={<SectionError />}>
          <FilteredTitles kind="tv" columns={8} loading={LOADING} failed={failed} renderCard={renderCard} />
        </OptionalSection>
      ) : (
        <PlainSeries renderCard={renderCard} />
      )}
    </Page>
  );
}

const LOADING = <LoadingCards text={t('Loading TV Series...')} columns={8} count={SKELETONS} />;

const failed = (message: string) => (
  <Notice
    icon="unplugged"
    role="alert"
    text={t('Error loading series')}
    hint={message}
    action={
      <Button
        variant="primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        {t('Retry')}
      </Button>
    }
  />
);

interface PlainSeriesProps {
  renderCard: (title: Title, titles: readonly Title[]) => Elements;
}

function PlainSeries({ renderCard }: PlainSeriesProps) {
  const query = useSeries();
  const list = query.data?.pages[0]?.titles ?? NO_TITLES;
  // Cards pass on the first page only, so that the list stays the same while further pages load.
  const renderItem = useCallback((title: Title) => renderCard(title, list), [renderCard, list]);
  return (
    <QueryBoundary
      query={query}
      isEmpty={(data) => titlesOfPages(data).length === 0}
      loading={LOADING}
      failed={failed}
      empty={<Notice icon="tv" text={t('No series found')} />}
    >
      {(data, age) => (
        <>
          {age}
          <InfiniteGrid
            query={query}
            titles={titlesOfPages(data)}
            titlesOf={titlesOfPages}
            kind="tv"
            columns={8}
            renderCard={renderItem}
          />
        </>
      )}
    </QueryBoundary>
  );
}

const NO_TITLES: readonly Title[] = [];
