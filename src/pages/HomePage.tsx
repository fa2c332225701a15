import { Suspense } from 'react';
import { useAllGenresQuery } from '@/api/product/endpoints/genreRows';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { GENRE_ROWS } from '@/domain/genreRow';
import type { Title } from '@/domain/title';
import { GenreRow } from '@/features/browse/GenreRow';
import { Hero } from '@/features/browse/Hero';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { lazyComponent } from '@/lib/lazyComponent';
import * as styles from './HomePage.module.css';
import { BrowseCard } from './shared/BrowseCard';

// At the end of a long page.
const MovieList = lazyComponent(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/browse/MovieList').then((m) => m.MovieList),
);

const renderCard = (title: Title, titles: readonly Title[]) => <BrowseCard title={title} titles={titles} />;

/** Home: once the initial load is through, the hero, the studios, the genre rows and the movie list. */
export function HomePage() {
  const { isLoading } = useAllGenresQuery();

  return (
    <>
      <title>Kinora</title>
      <h1 className="visually-hidden">Home</h1>
      {isLoading ? (
        <div className={styles.loading}>
          <LoadingScreen />
        </div>
      ) : (
        <>
          <Hero />
          <StudiosRow />
          {GENRE_ROWS.map((row) => (
            <GenreRow key={row.id} row={row} renderCard={renderCard} />
          ))}
          <Suspense>
            <MovieList renderCard={renderCard} />
          </Suspense>
        </>
      )}
    </>
  );
}
