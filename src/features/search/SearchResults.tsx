import type { ReactNode } from 'react';
import { memo, useDeferredValue } from 'react';
import { usePopularQuery } from '@/api/product/endpoints/lists';
import { useSearchQuery } from '@/api/tmdb/endpoints/search';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title';
import * as styles from './SearchResults.module.css';

const SKELETONS = 12;

interface ResultsProps {
  heading: string;
  query: { data?: { titles: Title[] } | undefined; error?: unknown; fulfilledTimeStamp?: number | undefined };
  /** The cards, as list items. */
  renderCards: (titles: readonly Title[]) => ReactNode;
}

/** A headed list of cards with its count. */
function Results({ heading, query, renderCards }: ResultsProps) {
  const count = query.data?.titles.length;
  return (
    <section className={styles.results} aria-label={heading}>
      <div className={styles.line}>
        <h2 className={styles.heading} dir="auto">
          {heading}
        </h2>
        <p role="status" className={styles.count}>
          {count !== undefined && (count === 1 ? '1 movie' : `${count} movies`)}
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
          return <NothingFound />;
        }}
        empty={<NothingFound />}
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
}

const NothingFound = () => <Notice icon="search" text="No movies found" hint="Try searching with different keywords" />;

type ListProps = Pick<ResultsProps, 'renderCards'>;

/** What stands there before anybody searches. */
export const PopularMovies = memo(function PopularMovies({ renderCards }: ListProps) {
  return <Results heading="Popular Movies" query={usePopularQuery()} renderCards={renderCards} />;
});

interface FoundMoviesProps extends ListProps {
  searchFor: string;
}

export const FoundMovies = memo(function FoundMovies({ searchFor, renderCards }: FoundMoviesProps) {
  // Only this query's answer is shown: a late one of an earlier query is none.
  const { currentData, error } = useSearchQuery(searchFor);
  // Cards are built when nothing is more urgent, such as the next letter.
  const data = useDeferredValue(currentData);
  return (
    <Results
      heading={`Search Results for "${searchFor}"`}
      query={{ data: currentData && data, error: currentData ? undefined : error }}
      renderCards={renderCards}
    />
  );
});
