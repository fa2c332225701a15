import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAllGenresQuery } from '@/api/product/endpoints/genreRows';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { GENRE_ROWS, PRELOADED_ROWS } from '@/domain/genreRow';
import type { Title } from '@/domain/title';
import { GenreRow } from '@/features/browse/GenreRow';
import { Hero } from '@/features/browse/Hero';
import { MovieList } from '@/features/browse/MovieList';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { usePreloadedLists } from '@/features/browse/usePreloadedLists';
import { useIdle } from '@/lib/useIdle';
import { BrowseCard } from './shared/BrowseCard';

const SCROLL_DELAY_MS = 100;

const renderCard = (title: Title, titles: readonly Title[]) => <BrowseCard title={title} titles={titles} />;

/** Home: once the initial load is through, the hero, the studios, the genre rows and the movie list. */
export function HomePage() {
  const { isLoading } = useAllGenresQuery();
  const isIdle = useIdle();
  usePreloadedLists(!isLoading && isIdle);
  useScrollToMovies(!isLoading);

  if (isLoading) return <LoadingScreen />;
  return (
    <>
      <title>Kinora</title>
      <h1 className="visually-hidden">Home</h1>
      <Hero />
      <StudiosRow />
      {GENRE_ROWS.map((row) => (
        <GenreRow key={row.id} row={row} isWanted={isIdle || PRELOADED_ROWS.includes(row)} renderCard={renderCard} />
      ))}
      <MovieList renderCard={renderCard} />
    </>
  );
}

/** `/#movies` brings the movie list into view, a moment after the navigation. */
function useScrollToMovies(isReady: boolean) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#movies' || !isReady) return undefined;
    const timer = setTimeout(
      () => document.getElementById('movies')?.scrollIntoView({ behavior: 'smooth' }),
      SCROLL_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [hash, key, isReady]);
}
