import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { useSite } from '@/components/site/SiteContext';
import { t } from '@/i18n/t';
import { lazyPage } from '@/lib/lazyPage';

// deploy/setup.cjs removes the chunks named "sample-…".
export const HomePage = lazyPage(() =>
  import(/* webpackChunkName: "sample-home" */ '@/pages/HomePage').then((m) => m.HomePage),
);
export const OwnHomePage = lazyPage(() =>
  import(/* webpackChunkName: "own-home" */ '@/pages/OwnHomePage').then((m) => m.OwnHomePage),
);
export const MoviePage = lazyPage(() =>
  import(/* webpackChunkName: "title" */ '@/pages/MoviePage').then((m) => m.MoviePage),
);
export const MoviesPage = lazyPage(() =>
  import(/* webpackChunkName: "movies" */ '@/pages/MoviesPage').then((m) => m.MoviesPage),
);
export const SeriesPage = lazyPage(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/SeriesPage').then((m) => m.SeriesPage),
);
export const SearchPage = lazyPage(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/SearchPage').then((m) => m.SearchPage),
);
export const WatchlistPage = lazyPage(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/WatchlistPage').then((m) => m.WatchlistPage),
);
const ProfilePage = lazyPage(() =>
  import(/* webpackChunkName: "profile" */ '@/pages/ProfilePage').then((m) => m.ProfilePage),
);
const StudioPage = lazyPage(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/StudioPage').then((m) => m.StudioPage),
);
const SubscriptionPage = lazyPage(() =>
  import(/* webpackChunkName: "plans" */ '@/pages/SubscriptionPage').then((m) => m.SubscriptionPage),
);
// In the same chunk as the page that links to it.
const PersonPage = lazyPage(() =>
  import(/* webpackChunkName: "title-more" */ '@/pages/PersonPage').then((m) => m.PersonPage),
);
const CollectionPage = lazyPage(() =>
  import(/* webpackChunkName: "title-more" */ '@/pages/CollectionPage').then((m) => m.CollectionPage),
);
const SeasonPage = lazyPage(() =>
  import(/* webpackChunkName: "title-more" */ '@/pages/SeasonPage').then((m) => m.SeasonPage),
);
// The player is in a separate chunk.
const WatchPage = lazyPage(() =>
  import(/* webpackChunkName: "title-more" */ '@/pages/WatchPage').then((m) => m.WatchPage),
);
const NotFoundPage = lazyPage(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/NotFoundPage').then((m) => m.NotFoundPage),
);

export const DiagnosticsPage = lazyPage(() =>
  import(/* webpackChunkName: "diagnostics" */ '@/pages/DiagnosticsPage').then((m) => m.DiagnosticsPage),
);

const WatchlistInWords = () => (
  <Suspense fallback={<LoadingScreen text={t('Loading watchlist...')} />}>
    <WatchlistPage />
  </Suspense>
);

/** The home page of the demo and of TMDB, or of the site's own catalogue. */
const Home = () => (useSite().samples ? <HomePage /> : <OwnHomePage />);

/** The pages by path. All other paths show the "not found" page. */
const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/', Home],
  ['/movie/:movieId', MoviePage],
  ['/movie/:movieId/season/:number', SeasonPage],
  ['/movies', MoviesPage],
  ['/series', SeriesPage],
  ['/search', SearchPage],
  ['/watchlist', WatchlistInWords],
  ['/profile', ProfilePage],
  ['/person/:personId', PersonPage],
  ['/collection/:collectionId', CollectionPage],
  ['/studio/:studioName', StudioPage],
  ['/watch/:id', WatchPage],
  ['/subscription', SubscriptionPage],
  ['/subscribe', SubscriptionPage],
  ['/diagnostics', DiagnosticsPage],
  ['*', NotFoundPage],
];

export function AppRoutes() {
  return (
    <Routes>
      {PAGES.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
