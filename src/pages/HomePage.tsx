import { Fragment, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import type { AppDispatch } from '@/app/store';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { useProgressiveRender } from '@/components/media/useProgressiveRender';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { HomeRow } from '@/config/site';
import { NUMBERED_ROWS } from '@/domain/lists/numberedRow';
import { NumberedTitleRow } from '@/features/browse/NumberedTitleRow';
import { Hero } from '@/features/browse/Hero';
import { StudiosRow } from '@/features/browse/StudiosRow';
import { useInitialLoad } from '@/features/browse/useInitialLoad';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import * as styles from './shared/homeRowParts.module.css';
import { ContinuedRow, MovieList, renderCards, renderToggle } from './shared/homeRowParts';

/**
 * The home page of the demo and of TMDB. It has its final layout from the start: its rows are skeletons during the
 * initial load.
 */
export function HomePage() {
  const isLoading = useInitialLoad();
  const { homeRows } = useSite();
  const hasHero = homeRows[0] === 'hero';
  return (
    <>
      <PageTitle />
      <h1 className="visually-hidden">{t('Home')}</h1>
      <p role="status" className="visually-hidden">
        {isLoading && t('Loading…')}
      </p>
      {!hasHero && <div className={styles.belowHeader} />}
      {!hasHero && <ContinuedRow />}
      {homeRows.map((name, index) => (
        <Fragment key={name}>
          {SPECIAL_ROWS[name] ??
            NUMBERED_ROWS.filter(({ slug }) => slug === name).map((row) => (
              <NumberedTitleRow key={row.id} row={row} isPageLoading={isLoading} renderCards={renderCards} />
            ))}
          {hasHero && index === 0 && <ContinuedRow />}
        </Fragment>
      ))}
    </>
  );
}

/**
 * The movie list, usually at the end of a long page. It renders when it comes near the screen, or if the address leads
 * to it.
 */
function LazyMovieList() {
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
const SPECIAL_ROWS: Partial<Record<HomeRow, Elements>> = {
  hero: <Hero renderToggle={renderToggle} />,
  studios: <StudiosRow />,
  movies: <LazyMovieList />,
};

/** The first request of the page, which the app sends before it renders. */
HomePage.ask = (dispatch: AppDispatch) =>
  dispatch(numberedRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
