import type { ScreenName } from './boot/screens';
import { withTimeout } from '@/lib/time';
import { DemoSignedOutFlow, OwnSignedOutFlow } from '@/app/App';
import { HomePage, MoviePage, MoviesPage, OwnHomePage, SearchPage, SeriesPage, WatchlistPage } from '@/app/routes';
import type { AppDispatch, StoreSetup } from '@/app/store';

interface Page {
  /** `ask` sends the first requests of the page at a URL before the page is shown, so that it does not render twice. */
  preload: () => Promise<object & { ask?: (dispatch: AppDispatch, address: Location) => Promise<unknown> }>;
}

const isOwn = window.kinora?.isOwn;

/** The pages with a prerendered screen. */
const PAGES: Record<ScreenName | 'other', Page | undefined> = {
  landing: isOwn ? OwnSignedOutFlow : DemoSignedOutFlow,
  home: isOwn ? OwnHomePage : HomePage,
  movies: MoviesPage,
  movie: MoviePage,
  series: SeriesPage,
  search: SearchPage,
  watchlist: WatchlistPage,
  other: undefined,
};

/** The time to wait for the first response. After that, the page shows its loading state. */
const FIRST_RESPONSE_TIMEOUT_MS = 150;

/**
 * Resolves when the state of earlier visits is restored, the chunk of the first page is loaded, and the response to its
 * first request has arrived or `FIRST_RESPONSE_TIMEOUT_MS` has passed.
 */
export async function waitForFirstScreen({ persistor, store }: Pick<StoreSetup, 'persistor' | 'store'>): Promise<void> {
  const isRestored = new Promise<void>((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
  // Set by the boot script, which knows no other values.
  const screen = (document.documentElement.dataset.first ?? 'other') as keyof typeof PAGES;
  // A page whose chunk fails to load shows the error itself.
  const page = await PAGES[screen]?.preload().catch(() => undefined);
  await isRestored;
  const answer = page?.ask?.(store.dispatch, window.location).catch(() => undefined);
  if (answer) await withTimeout(FIRST_RESPONSE_TIMEOUT_MS, answer);
}
