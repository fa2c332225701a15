import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listEndpoints } from '@/api/endpoints/lists';
import { usePopularQuery } from '@/api/endpoints/popular';
import { useAppDispatch } from '@/app/hooks';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { prefersLessMotion } from '@/lib/motion';
import { MovieCards } from './MovieCards';
import * as styles from './MovieList.module.css';

/** The lists that other pages need and the home page does not show. */
const { trending, topRated, genres } = listEndpoints;

/** Prefetches these lists into the cache. */
function usePreloadedLists(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(trending.initiate(undefined, { subscribe: false }));
    void dispatch(topRated.initiate(undefined, { subscribe: false }));
    void dispatch(genres.initiate(undefined, { subscribe: false }));
  }, [dispatch]);
}

const SKELETONS = 12;

const SCROLL_DELAY_MS = 100;

interface MovieListProps {
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** The movie list of the home page. The fragment `#movies` scrolls to it. */
export function MovieList({ renderCards }: MovieListProps) {
  const query = usePopularQuery();
  const section = useRef<HTMLElement>(null);
  useScrollInto(section);
  // Must be the last requests of the home page, after those of the first screen.
  usePreloadedLists();
  return (
    <section ref={section} id="movies" className={styles.section} aria-labelledby="movies-heading">
      <h2 id="movies-heading">{t('Movies')}</h2>
      <QueryBoundary
        query={query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={
          <CardGrid columns={8}>
            <SkeletonCards count={SKELETONS} />
          </CardGrid>
        }
        failed={(message) => <Notice inline role="alert" icon="film" text={t('Error: {message}', { message })} />}
        empty={<Notice inline icon="film" text={t('No movies found')} />}
      >
        {({ titles }, age) => (
          <>
            {age}
            <MovieCards titles={titles} renderCards={renderCards} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

/** Scrolls to the list for the fragment `#movies`, a moment after the navigation. */
function useScrollInto(section: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#movies') return undefined;
    const timer = setTimeout(
      () => section.current?.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth' }),
      SCROLL_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [hash, key, section]);
}
