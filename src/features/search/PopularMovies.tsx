import { memo } from 'react';
import { usePopularQuery } from '@/api/endpoints/popular';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import { Button } from '@/components/ui/Button';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { countText } from './countText';
import * as styles from './SearchResults.module.css';

const HEADING = t('Popular Movies');
const SKELETONS = 12;

interface PopularMoviesProps {
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** The content of the search page before the viewer searches. */
export const PopularMovies = memo(function PopularMovies({ renderCards }: PopularMoviesProps) {
  const query = usePopularQuery();
  const count = query.data?.titles.length;
  return (
    <section className={styles.results} aria-label={HEADING}>
      <div className={styles.line}>
        <h2 className={styles.heading}>{HEADING}</h2>
        <p role="status" className={styles.count}>
          {count !== undefined && countText([{ kind: 'movie', count }])}
        </p>
      </div>
      <QueryBoundary
        // A retry shows the loading state instead of the error.
        query={query.isFetching ? { ...query, error: undefined } : query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={
          <CardGrid columns={6}>
            <SkeletonCards count={SKELETONS} />
          </CardGrid>
        }
        failed={(message) => {
          console.warn('Search failed:', message);
          return (
            <Notice
              icon="unplugged"
              role="alert"
              text={t('Popular movies could not be loaded')}
              action={
                <Button variant="primary" onClick={() => void query.refetch()}>
                  {t('Try Again')}
                </Button>
              }
            />
          );
        }}
        empty={<Notice icon="search" text={t('No movies found')} hint={t('Try searching with different keywords')} />}
      >
        {({ titles }, age) => (
          <>
            {age}
            <CardGrid columns={6}>{renderCards(titles)}</CardGrid>
          </>
        )}
      </QueryBoundary>
    </section>
  );
});
