import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { GENRE_ROWS } from '@/domain/genreRow';
import type { Title } from '@/domain/title';
import { GenreRow } from '@/features/browse/GenreRow';
import { Hero } from '@/features/browse/Hero';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { useInitialLoad } from '@/features/browse/useInitialLoad';
import { lazyPart } from '@/lib/lazyComponent';
import { BrowseCard } from './shared/BrowseCard';

// At the end of a long page.
const MovieList = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/browse/MovieList').then((m) => m.MovieList),
);

const renderCard = (title: Title, titles: readonly Title[]) => <BrowseCard title={title} titles={titles} />;

/** Home in its final shape from the start: while the initial load runs, its rows are skeletons. */
export function HomePage() {
  const isLoading = useInitialLoad();

  return (
    <>
      <title>Kinora</title>
      <h1 className="visually-hidden">Home</h1>
      <p role="status" className="visually-hidden">
        {isLoading && 'Loading…'}
      </p>
      <Hero />
      <StudiosRow />
      {GENRE_ROWS.map((row) => (
        <GenreRow key={row.id} row={row} isWaitedFor={isLoading} renderCard={renderCard} />
      ))}
      {!isLoading && (
        <Extra fallback={<PartFailed />}>
          <MovieList renderCard={renderCard} />
        </Extra>
      )}
    </>
  );
}
