import type { ReactNode } from 'react';
import { Fragment, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { useApproach } from '@/components/media/useApproach';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { HomeRow } from '@/config/site';
import { GENRE_ROWS } from '@/domain/genreRow';
import type { Title } from '@/domain/title';
import { GenreRow } from '@/features/browse/GenreRow';
import { Hero } from '@/features/browse/Hero';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { useInitialLoad } from '@/features/browse/useInitialLoad';
import { lazyPart } from '@/lib/lazyComponent';
import * as styles from './HomePage.module.css';
import { BrowseCards } from './shared/BrowseCards';

const MovieList = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/browse/MovieList').then((m) => m.MovieList),
);

const renderCards = (titles: readonly Title[], count?: number) => <BrowseCards titles={titles} count={count} />;

/** Home in its final shape from the start: while the initial load runs, its rows are skeletons. */
export function HomePage() {
  const isLoading = useInitialLoad();
  const { homeRows } = useSite();

  return (
    <>
      <PageTitle />
      <h1 className="visually-hidden">Home</h1>
      <p role="status" className="visually-hidden">
        {isLoading && 'Loading…'}
      </p>
      {homeRows[0] !== 'hero' && <div className={styles.belowHeader} />}
      {homeRows.map((name) => (
        <Fragment key={name}>
          {PARTS[name] ??
            GENRE_ROWS.filter(({ slug }) => slug === name).map((row) => (
              <GenreRow key={row.id} row={row} isWaitedFor={isLoading} renderCards={renderCards} />
            ))}
        </Fragment>
      ))}
    </>
  );
}

/** Mostly at the end of a long page, and built when that comes near, or when the address leads there. */
function MoviesNearby() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isNear = useApproach(place, 'movies') > 0 || hash === '#movies';
  return (
    <div ref={place} className={styles.end}>
      {isNear && (
        <Extra fallback={<PartFailed />}>
          <MovieList renderCards={renderCards} />
        </Extra>
      )}
    </div>
  );
}

/** What is no genre row. */
const PARTS: Partial<Record<HomeRow, ReactNode>> = {
  hero: <Hero />,
  studios: <StudiosRow />,
  movies: <MoviesNearby />,
};
