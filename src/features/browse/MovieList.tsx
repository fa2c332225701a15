import type { ReactNode } from 'react';
import { usePopularQuery } from '@/api/product/endpoints/lists';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import styles from './MovieList.module.css';

const SKELETONS = 12;

interface MovieListProps {
  renderCard: (title: Title, titles: readonly Title[]) => ReactNode;
}

/** The movie list of home; `/#movies` scrolls to it. */
export function MovieList({ renderCard }: MovieListProps) {
  const query = usePopularQuery();
  return (
    <section id="movies" className={styles.section} aria-labelledby="movies-heading">
      <h2 id="movies-heading">Movies</h2>
      <QueryBoundary
        query={query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={
          <CardGrid columns={8}>
            <SkeletonCards count={SKELETONS} />
          </CardGrid>
        }
        failed={(message) => <Notice inline role="alert" icon="film" text={`Error: ${message}`} />}
        empty={<Notice inline icon="film" text="No movies found" />}
      >
        {({ titles }) => (
          <CardGrid columns={8}>
            {titles.map((title) => (
              <li key={titleKey(title)}>{renderCard(title, titles)}</li>
            ))}
          </CardGrid>
        )}
      </QueryBoundary>
    </section>
  );
}
