import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/LoadingScreen';
import { lazyComponent } from '@/lib/lazyComponent';

export const HomePage = lazyComponent(() =>
  import(/* webpackChunkName: "home" */ '@/pages/HomePage').then((m) => m.HomePage),
);
export const MoviePage = lazyComponent(() =>
  import(/* webpackChunkName: "title" */ '@/pages/MoviePage').then((m) => m.MoviePage),
);
export const MoviesPage = lazyComponent(() =>
  import(/* webpackChunkName: "movies" */ '@/pages/MoviesPage').then((m) => m.MoviesPage),
);
export const SeriesPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/SeriesPage').then((m) => m.SeriesPage),
);
export const SearchPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/SearchPage').then((m) => m.SearchPage),
);
export const WatchlistPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/WatchlistPage').then((m) => m.WatchlistPage),
);
const ProfilePage = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ '@/pages/ProfilePage').then((m) => m.ProfilePage),
);
const StudioPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/StudioPage').then((m) => m.StudioPage),
);
const WatchPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/WatchPage').then((m) => m.WatchPage),
);
const SubscriptionPage = lazyComponent(() =>
  import(/* webpackChunkName: "plans" */ '@/pages/SubscriptionPage').then((m) => m.SubscriptionPage),
);
const NotFoundPage = lazyComponent(() =>
  import(/* webpackChunkName: "catalogue" */ '@/pages/NotFoundPage').then((m) => m.NotFoundPage),
);

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/movie/:movieId" element={<MoviePage />} />
      <Route path="/movies" element={<MoviesPage />} />
      <Route path="/series" element={<SeriesPage />} />
      <Route path="/search" element={<SearchPage />} />
      <Route
        path="/watchlist"
        element={
          <Suspense fallback={<LoadingScreen text="Loading watchlist..." />}>
            <WatchlistPage />
          </Suspense>
        }
      />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/studio/:studioName" element={<StudioPage />} />
      <Route path="/watch/:id" element={<WatchPage />} />
      <Route path="/subscription" element={<SubscriptionPage />} />
      <Route path="/subscribe" element={<SubscriptionPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
