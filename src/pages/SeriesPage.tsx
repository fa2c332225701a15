import { useSeriesQuery } from '@/api/tmdb/endpoints/series';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { CardGrid } from '@/components/media/CardGrid';
import { Button } from '@/components/ui/Button';
import { BrowseCards } from './shared/BrowseCards';

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
              <BrowseCards titles={titles} listedIcon="close" />
            </CardGrid>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
