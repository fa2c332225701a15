import { memo } from 'react';
import { usePopularQuery } from '@/api/endpoints/popular';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { countText } from './countText';
import * as styles from './SearchResults.module.css';

const HEADING = 'Popular Movies';
const SKELETONS = 12;

interface PopularMoviesProps {
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

const NoMovies = () => <Notice icon="search" text="No movies found" hint="Try searching with different keywords" />;

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
        query={query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={
          <CardGrid columns={6}>
            <SkeletonCards count={SKELETONS} />
          </CardGrid>
        }
        failed={(message) => {
          console.warn('Search failed:', message);
          return <NoMovies />;
        }}
        empty={<NoMovies />}
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
