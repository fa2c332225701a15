import type { ScreenName } from '@/boot/screens';
import { within } from '@/lib/time';
import { SignedOutFlow } from './App';
import { HomePage, MoviePage, MoviesPage, SearchPage, SeriesPage, WatchlistPage } from './routes';
import type { AppDispatch, Made } from './store';

interface Page {
  /** `ask` asks what the page at an address shows first; before it is shown, so that it need not be shown twice. */
  preload: () => Promise<object & { ask?: (dispatch: AppDispatch, address: Location) => Promise<unknown> }>;
}

/** The pages that the page's HTML has a picture of. */
const PAGES: Record<ScreenName | 'other', Page | undefined> = {
  landing: SignedOutFlow,
  home: HomePage,
  movies: MoviesPage,
  movie: MoviePage,
  series: SeriesPage,
  search: SearchPage,
  watchlist: WatchlistPage,
  other: undefined,
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
  // Set by the page's boot, which knows no others.
  const screen = document.documentElement.dataset.first as keyof typeof PAGES | undefined;
  // A page that does not come says so itself when it is shown.
  const page = await PAGES[screen ?? 'other']?.preload().catch(() => undefined);
  await isRestored;
  const answer = page?.ask?.(store.dispatch, window.location).catch(() => undefined);
  if (answer) await within(PATIENCE_MS, answer);
}
