import { startTransition, useCallback, useOptimistic, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import type { AppDispatch } from '@/app/store';
import { moviesEndpoints, useMovies } from '@/api/endpoints/movies';
import { titlesOfPages } from '@/api/client/titlePages';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { LoadingCards } from '@/components/feedback/LoadingCards';
import { SectionError } from '@/components/feedback/SectionError';
import { currentQueryState } from '@/components/feedback/currentQueryState';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { Page } from '@/components/layout/Page';
import { InfiniteGrid } from '@/components/media/InfiniteGrid';
import { useSite } from '@/components/site/SiteContext';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/filter/genreFilter';
import { isFilteredAddress } from '@/domain/filter/isFilteredAddress';
import { genresWithIds } from '@/domain/lists/genre';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { FilterBar } from '@/features/filters/FilterBar';
import { GenreFilter } from '@/features/movies/GenreFilter';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import { BrowseHead } from './shared/BrowseHead';
import { PressCard } from './shared/PressCard';

const TitleOverlay = lazyWithRetry(() =>
  import(/* webpackChunkName: "catalogue" */ './shared/TitleOverlay').then((m) => m.TitleOverlay),
);

const NarrowedMovies = lazyWithRetry(() =>
  import(/* webpackChunkName: "filters" */ './shared/NarrowedMovies').then((m) => m.NarrowedMovies),
);

const MovieTools = lazyWithRetry(() =>
  import(/* webpackChunkName: "filters" */ './shared/MovieTools').then((m) => m.MovieTools),
);

const loadNoMovies = () => import(/* webpackChunkName: "filters" */ '@/features/movies/NoMovies');
const NoMovies = lazyWithRetry(() => loadNoMovies().then((m) => m.NoMovies));
const MoviesFailed = lazyWithRetry(() => loadNoMovies().then((m) => m.MoviesFailed));

const DEMO_LEAD = t('Discover and explore our vast collection of movies');

const GENRE_CHIPS = genresWithIds(GENRE_FILTERS);

const SKELETONS = 18;
export const CARD_SIZES = '(max-width: 479px) 46vw, (max-width: 767px) 30vw, (max-width: 1279px) 20vw, 16vw';

/** The parameters that a genre chip replaces. Other filters stay. */
const REPLACED = ['genre', 'match', 'list'];

/** All movies, those of a genre, or those that match the filters in the address. */
export function MoviesPage() {
  const { brand, samples, genres } = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const genre = params.get('genre');
  // Optimistic, so that the chip responds at once and the list follows.
  const [markedGenre, markGenre] = useOptimistic(genre === null ? null : Number(genre));
  const [opened, setOpened] = useState<Title | null>(null);
  const isFiltered = isFilteredAddress(params, 'movie');

  const handleGenre = (id: number | null) => {
    const others = [...params].filter(([name]) => !REPLACED.includes(name));
    const next = new URLSearchParams(id === null ? others : [['genre', String(id)], ...others]);
    startTransition(() => {
      markGenre(id);
      void navigate({ search: String(next).replaceAll('%2C', ',') });
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
    <Page title={t('Movies')}>
      <BrowseHead
        kind="movie"
        heading={t('Movies Collection')}
        lead={brand.texts.movies ?? (samples ? DEMO_LEAD : t('All movies on {site}', { site: brand.name }))}
      />
      <GenreFilter genres={samples ? GENRE_CHIPS : genres} genreId={markedGenre} onChange={handleGenre} />
      <FilterBar isFiltered={isFiltered} renderParts={(state) => <MovieTools {...state} isFiltered={isFiltered} />} />
      {isFiltered ? (
        <OptionalSection waiting={LOADING} fallback={<SectionError />}>
          <NarrowedMovies loading={LOADING} failed={failed} renderCard={renderCard} />
        </OptionalSection>
      ) : (
        <PlainMovies genreId={readGenreFilter(genre)} renderCard={renderCard} onShowAll={() => handleGenre(null)} />
      )}
      {opened && (
        <OptionalSection fallback={<SectionError />}>
          <TitleOverlay title={opened} onClose={handleClose} />
        </OptionalSection>
      )}
    </Page>
  );
}

const LOADING = <LoadingCards text={t('Loading Movies...')} columns={6} count={SKELETONS} />;

const failed = (message: string, onRetry: () => void) => (
  <OptionalSection fallback={<SectionError />}>
    <MoviesFailed message={message} onRetry={onRetry} />
  </OptionalSection>
);

interface PlainMoviesProps {
  genreId: number | null;
  renderCard: (title: Title) => Elements;
  onShowAll: () => void;
}

/** All movies, or those of one genre. */
function PlainMovies({ genreId, renderCard, onShowAll }: PlainMoviesProps) {
  const query = useMovies(genreId);
  return (
    <QueryBoundary
      query={currentQueryState(query)}
      isEmpty={(data) => titlesOfPages(data).length === 0}
      loading={LOADING}
      failed={(message) => failed(message, () => void query.refetch())}
      empty={
        <OptionalSection fallback={<SectionError />}>
          <NoMovies genreId={genreId} onShowAll={onShowAll} />
        </OptionalSection>
      }
    >
      {(data, age) => (
        <>
          {age}
          <InfiniteGrid
            key={genreId}
            query={query}
            titles={titlesOfPages(data)}
            titlesOf={titlesOfPages}
            kind="movie"
            columns={6}
            renderCard={renderCard}
          />
        </>
      )}
    </QueryBoundary>
  );
}

/** The first request of the page, which the app sends before it renders. */
MoviesPage.ask = async (dispatch: AppDispatch, { search }: Location): Promise<void> => {
  const params = new URLSearchParams(search);
  if (isFilteredAddress(params, 'movie')) return;
  await dispatch(moviesEndpoints.movies.initiate(readGenreFilter(params.get('genre')), { subscribe: false }));
};
