import { within } from '@/lib/time';
import { SignedOutFlow } from './App';
import { HomePage, MoviePage, MoviesPage, SearchPage, SeriesPage, WatchlistPage } from './routes';
import type { AppDispatch, Made } from './store';

interface Screen {
  page: { preload: () => Promise<void> };
  /** Its first question; asked before it is shown, so that it need not be shown twice. */
  ask?: (dispatch: AppDispatch) => Promise<unknown>;
}

/** The screens that the page's HTML has a picture of, by the name that firstPaint/choose.js gives them. */
const SCREENS: Partial<Record<string, Screen>> = {
  landing: { page: SignedOutFlow },
  home: {
    page: HomePage,
    ask: async (dispatch) => {
      const { genreRowEndpoints } = await import(/* webpackChunkName: "home" */ '@/api/product/endpoints/genreRows');
      return dispatch(genreRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
    },
  },
  movies: {
    page: MoviesPage,
    ask: async (dispatch) => {
      const { askForMovies } = await import(/* webpackChunkName: "movies" */ '@/pages/MoviesPage');
      return askForMovies(dispatch, window.location);
    },
  },
  movie: {
    page: MoviePage,
    ask: async (dispatch) => {
      const { askForTitle } = await import(/* webpackChunkName: "title" */ '@/pages/MoviePage');
      return askForTitle(dispatch, window.location);
    },
  },
  series: { page: SeriesPage },
  search: { page: SearchPage },
  watchlist: { page: WatchlistPage },
};

/** Whoever answers later finds the page waiting. */
const PATIENCE_MS = 150;

/**
 * Resolves when everything that an earlier visit stored is back, the screen is here whose picture the page shows, and
 * what it asks first is answered, if that is soon.
 */
export async function whenReady({ persistor, store }: Pick<Made, 'persistor' | 'store'>): Promise<void> {
  const isRestored = new Promise<void>((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
  const { first = '' } = document.documentElement.dataset;
  const screen = SCREENS[first];
  // A screen that does not come says so itself when it is shown.
  await screen?.page.preload().catch(() => undefined);
  await isRestored;
  if (screen?.ask)
    await within(
      PATIENCE_MS,
      screen.ask(store.dispatch).catch(() => undefined),
    );
}
