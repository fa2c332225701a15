import { startTransition, useCallback, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import type { AppDispatch } from '@/app/store';
import { moviesEndpoints, moviesOfPages, useMovies } from '@/api/tmdb/endpoints/movies';
import { Extra } from '@/components/feedback/Extra';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { PartFailed } from '@/components/feedback/PartFailed';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/genreFilter';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { GenreFilter } from '@/features/movies/GenreFilter';
import { MovieGrid } from '@/features/movies/MovieGrid';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { lazyPart } from '@/lib/lazyComponent';
import { PressCard } from './shared/PressCard';

const TitleOverlay = lazyPart(() =>
  import(/* webpackChunkName: "catalogue" */ './shared/TitleOverlay').then((m) => m.TitleOverlay),
);

const SKELETONS = 18;
export const CARD_SIZES = '(max-width: 479px) 46vw, (max-width: 767px) 30vw, (max-width: 1279px) 20vw, 16vw';

/** What the page at an address asks first. */
export const askForMovies = (dispatch: AppDispatch, { search }: { search: string }) =>
  dispatch(
    moviesEndpoints.movies.initiate(readGenreFilter(new URLSearchParams(search).get('genre')), { subscribe: false }),
  );

/** All movies, or those of one genre, which stands in the address. */
export function MoviesPage() {
  const [params, setParams] = useSearchParams();
  const genreId = readGenreFilter(params.get('genre'));
  // The chip answers at once, the list when it can.
  const [markedGenre, markGenre] = useOptimistic(genreId);
  const [opened, setOpened] = useState<Title | null>(null);
  const query = useMovies(genreId);
  // A change of the genre shows the skeleton, not the last genre's movies.
  const current = { data: query.currentData, error: query.error, fulfilledTimeStamp: query.fulfilledTimeStamp };

  const handleFilter = (id: number | null) => {
    startTransition(() => {
      markGenre(id);
      setParams(id === null ? {} : { genre: String(id) });
    });
  };
  const listed = useAppSelector(selectListedKeys);
  const renderCard = useCallback(
    (movie: Title) => (
      <PressCard title={movie} isListed={listed.has(titleKey(movie))} sizes={CARD_SIZES} onPress={setOpened} />
    ),
    [listed],
  );
  const handleClose = () => {
    setOpened(null);
  };

  return (
    <Page title="Movies">
      <PageHeading heading="Movies Collection" lead="Discover and explore our vast collection of movies" />
      <GenreFilter genreId={markedGenre} onChange={handleFilter} />
      <QueryBoundary
        query={current}
        isEmpty={(data) => moviesOfPages(data).length === 0}
        loading={<LoadingCards text="Loading Movies..." columns={6} count={SKELETONS} />}
        failed={(message) => (
          <Notice
            icon="unplugged"
            role="alert"
            text="Movies could not be loaded"
            hint={message}
            action={
              <Button variant="primary" onClick={() => void query.refetch()}>
                Try Again
              </Button>
            }
          />
        )}
        empty={<NoMovies genreId={genreId} onShowAll={() => handleFilter(null)} />}
      >
        {(data, age) => (
          <>
            {age}
            <MovieGrid key={genreId} genreId={genreId} movies={moviesOfPages(data)} renderCard={renderCard} />
          </>
        )}
      </QueryBoundary>
      {opened && (
        <Extra fallback={<PartFailed />}>
          <TitleOverlay title={opened} onClose={handleClose} />
        </Extra>
      )}
    </Page>
  );
}

interface NoMoviesProps {
  genreId: number | null;
  onShowAll: () => void;
}

function NoMovies({ genreId, onShowAll }: NoMoviesProps) {
  const genre = GENRE_FILTERS.find(({ id }) => id === genreId)?.name ?? 'this';
  return (
    <Notice
      icon="movies"
      text="No Movies Found"
      hint={genreId === null ? 'No movies available at the moment' : `No movies found for ${genre} genre`}
      action={genreId !== null && <Button onClick={onShowAll}>Show All Movies</Button>}
    />
  );
}
