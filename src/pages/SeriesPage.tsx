import { useSeriesQuery } from '@/api/tmdb/endpoints/series';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { CardGrid } from '@/components/media/CardGrid';
import { TitleCard } from '@/components/media/TitleCard';
import { TitleLink } from '@/components/media/TitleLink';
import { Button } from '@/components/ui/Button';
import { titleKey } from '@/domain/title';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';

const SKELETONS = 15;

export function SeriesPage() {
  const query = useSeriesQuery();
  return (
    <Page title="TV Series">
      <PageHeading heading="TV Series" lead="Discover amazing TV shows and series" />
      <QueryBoundary
        query={query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={<LoadingCards text="Loading TV Series..." columns={8} count={SKELETONS} />}
        failed={(message) => (
          <Notice
            icon="unplugged"
            role="alert"
            text="Error loading series"
            hint={message}
            action={
              <Button
                variant="primary"
                onClick={() => {
                  window.location.reload();
                }}
              >
                Retry
              </Button>
            }
          />
        )}
        empty={<Notice icon="tv" text="No series found" />}
      >
        {({ titles }, age) => (
          <>
            {age}
            <CardGrid columns={8}>
              {titles.map((series) => (
                <li key={titleKey(series)}>
                  <TitleCard
                    title={series}
                    opener={<TitleLink title={series} titles={titles} />}
                    actions={<WatchlistToggle title={series} listedIcon="close" />}
                  />
                </li>
              ))}
            </CardGrid>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
