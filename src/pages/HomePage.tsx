import { Fragment, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { genreRowEndpoints } from '@/api/endpoints/genreRows';
import { useAppSelector } from '@/app/hooks';
import type { AppDispatch, RootState } from '@/app/store';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import type { RowLook } from '@/components/media/TitleRow';
import { useProgressiveRender } from '@/components/media/useProgressiveRender';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { HomeRow } from '@/config/site';
import { GENRE_ROWS } from '@/domain/lists/genreRow';
import type { Title, TitleName } from '@/domain/title/title';
import { GenreRow } from '@/features/browse/GenreRow';
import { Hero } from '@/features/browse/Hero';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { useInitialLoad } from '@/features/browse/useInitialLoad';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './HomePage.module.css';
import { BrowseCards } from './shared/BrowseCards';
import * as pitchStyles from './shared/Pitch.module.css';

interface PitchProps {
  title: Title;
}

/** The genre and the overview of a title, beside its poster. */
const Pitch = ({ title: { genres, overview } }: PitchProps) => (
  <div className={pitchStyles.pitch}>
    <p className={pitchStyles.genres}>{genres[0]}</p>
    <p className={pitchStyles.overview} dir="auto">
      {overview}
    </p>
  </div>
);

const MovieList = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/browse/MovieList').then((m) => m.MovieList),
);

const ContinueWatching = lazyWithRetry(() =>
  import(/* webpackChunkName: "progress" */ '@/features/progress/ContinueWatching').then((m) => m.ContinueWatching),
);

const OwnHome = lazyWithRetry(() =>
  import(/* webpackChunkName: "own-home" */ './shared/OwnHome').then((m) => m.OwnHome),
);

const NamedToggle = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/watchlist/NamedToggle').then((m) => m.NamedToggle),
);

const renderToggle = (name: TitleName) => <NamedToggle name={name} />;

const renderCards = (titles: readonly Title[], count?: number, look?: RowLook) => (
  <BrowseCards titles={titles} count={count} beside={look === 'wide' ? Pitch : undefined} />
);

/** The home page of the demo and of TMDB, or of the site's own catalogue. */
export function HomePage() {
  const { samples } = useSite();
  const continued = useContinued();
  if (samples) return <DemoHome continued={continued} />;
  return (
    <>
      <PageTitle />
      <h1 className="visually-hidden">Home</h1>
      <OptionalSection waiting={<LoadingScreen />} fallback={<SectionError />}>
        <OwnHome continued={continued} renderCards={renderCards} renderToggle={renderToggle} />
      </OptionalSection>
    </>
  );
}

/** Returns the row of titles in progress. */
function useContinued(): Elements {
  // The row renders if the boot script has found stored progress, or if the progress slice is loaded.
  const isOpened = useAppSelector(({ progress }: RootState) => progress !== undefined);
  const isContinued = isOpened || (typeof document === 'object' && 'continues' in document.documentElement.dataset);
  return (
    isContinued && (
      <div className={styles.continue}>
        <OptionalSection>
          <ContinueWatching />
        </OptionalSection>
      </div>
    )
  );
}

/**
 * The home page of the demo. It has its final layout from the start: its rows are skeletons during the initial load.
 */
function DemoHome({ continued }: { continued: Elements }) {
  const isLoading = useInitialLoad();
  const { homeRows } = useSite();
  const hasHero = homeRows[0] === 'hero';
  return (
    <>
      <PageTitle />
      <h1 className="visually-hidden">Home</h1>
      <p role="status" className="visually-hidden">
        {isLoading && 'Loading…'}
      </p>
      {!hasHero && <div className={styles.belowHeader} />}
      {!hasHero && continued}
      {homeRows.map((name, index) => (
        <Fragment key={name}>
          {PARTS[name] ??
            GENRE_ROWS.filter(({ slug }) => slug === name).map((row) => (
              <GenreRow key={row.id} row={row} isWaitedFor={isLoading} renderCards={renderCards} />
            ))}
          {hasHero && index === 0 && continued}
        </Fragment>
      ))}
    </>
  );
}

/**
 * The movie list, usually at the end of a long page. It renders when it comes near the screen, or if the address leads
 * to it.
 */
function MoviesNearby() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isNear = useProgressiveRender(place, 'movies') > 0 || hash === '#movies';
  return (
    <div ref={place} className={styles.end}>
      {isNear && (
        <OptionalSection fallback={<SectionError />}>
          <MovieList renderCards={renderCards} />
        </OptionalSection>
      )}
    </div>
  );
}

/** The parts that are not genre rows. */
const PARTS: Partial<Record<HomeRow, Elements>> = {
  hero: <Hero renderToggle={renderToggle} />,
  studios: <StudiosRow />,
  movies: <MoviesNearby />,
};

/** The first request of the page, which the app sends before it renders. */
HomePage.ask = (dispatch: AppDispatch) =>
  dispatch(genreRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
