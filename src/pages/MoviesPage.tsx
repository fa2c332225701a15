import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { moviesOfPages, useMovies } from '@/api/tmdb/endpoints/movies';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { PageHeading } from '@/components/layout/PageHeading';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/genreFilter';
import type { Title } from '@/domain/title';
import { GenreFilter } from '@/features/movies/GenreFilter';
import { MovieGrid } from '@/features/movies/MovieGrid';
import { TitleDetails } from '@/features/titleDetails/TitleDetails';
import { WatchlistButton } from '@/features/watchlist/WatchlistButton';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';
import * as styles from './MoviesPage.module.css';

const SKELETONS = 18;
const CARD_SIZES = '(max-width: 479px) 46vw, (max-width: 767px) 30vw, (max-width: 1279px) 20vw, 16vw';

/** All movies, or those of one genre, which stands in the address. */
export function MoviesPage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const genreId = readGenreFilter(params.get('genre'));
  const [opened, setOpened] = useState<Title | null>(null);
  const query = useMovies(genreId);
  // A change of the genre shows the skeleton, not the last genre's movies.
  const current = { data: query.currentData, error: query.error, fulfilledTimeStamp: query.fulfilledTimeStamp };

  const handleFilter = (id: number | null) => {
    setParams(id === null ? {} : { genre: String(id) });
  };
  const handleClose = () => {
    setOpened(null);
  };

  return (
    <Page title="Movies">
      <PageHeading heading="Movies Collection" lead="Discover and explore our vast collection of movies" />
      <GenreFilter genreId={genreId} onChange={handleFilter} />
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
            <MovieGrid
              key={genreId}
              genreId={genreId}
              movies={moviesOfPages(data)}
              renderCard={(movie) => (
                <TitleCard
                  title={movie}
                  sizes={CARD_SIZES}
                  opener={<TitleButton title={movie} onPress={() => setOpened(movie)} />}
                  actions={<WatchlistToggle title={movie} />}
                />
              )}
            />
          </>
        )}
      </QueryBoundary>
      {opened && (
        <Dialog className={styles.overlay} aria-label={opened.title} onClose={handleClose}>
          <TitleDetails
            title={opened}
            headingLevel={2}
            navigation={
              <>
                <Button onClick={handleClose}>
                  <Icon name="close" size={18} />
                  Close
                </Button>
                <Button onClick={() => void navigate('/')}>
                  <Icon name="home" size={18} />
                  Home
                </Button>
              </>
            }
            actions={<WatchlistButton title={opened} />}
          />
        </Dialog>
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
