import { abortUnsubscribedQueries } from '@/api/cache/abortUnsubscribedQueries';
import { loadOwnSite } from '@/api/client/catalogueBaseQuery';
import { refreshStale } from '@/api/cache/refreshStale';
import type { Services } from '@/api/client/services';
import { loadResponseCache } from '@/api/cache/loadResponseCache';
import { withOriginalFetchTime } from '@/api/cache/withOriginalFetchTime';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { selectAuthStep } from '@/features/auth/authSlice';
import { followLanguage } from '@/features/language/followLanguage';
import { startBackKeys } from '@/features/navigation/backKeys';
import { startCompositeTabStops } from '@/features/navigation/compositeTabStops';
import { startEnterKey } from '@/features/navigation/enterKey';
import { startGamepads } from '@/features/navigation/gamepads';
import { startSpatialNavigation } from '@/features/navigation/spatialNavigation';
import { startTvLayout } from '@/features/tvLayout/startTvLayout';
import { reloadedFromStorage } from '@/features/watchlist/watchlistSlice';
import { whenIdle } from '@/lib/idleQueue';
import { savesData } from '@/lib/savesData';
import { connectCrossTabList } from '@/persistence/connectCrossTabList';
import { keepFailures } from '@/persistence/keptFailures';
import { PLANS_STORAGE_KEY } from '@/persistence/plansPersistence';
import { RECENT_CHOICES_KEY } from '@/persistence/recentChoices';
import { requestPersistentStorage } from '@/persistence/requestPersistentStorage';
import type { SharedWatchlist } from '@/persistence/watchlistStorage';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { MoviePage, MoviesPage, SearchPage } from '@/app/routes';
import { startOffline } from './startOffline';
import type { AppStore } from '@/app/store';
import { swapInHeadingFont } from './swapInHeadingFont';

/**
 * The pages that the viewer is most likely to open, in order. The chunk of the search page also contains other list
 * pages.
 */
const PAGES = [MoviePage, MoviesPage, SearchPage];

/**
 * Preloads the pages in idle time, so that a click does not wait for a script. Does nothing if the viewer saves data.
 */
function preloadPages(): void {
  if (savesData()) return;
  // If a chunk fails to load, it is requested again when the page is opened.
  for (const page of PAGES) whenIdle(() => void page.preload().catch(() => undefined));
}

/** Refreshes stale data when the viewer returns to the tab, and when the network is back. */
export function refreshOnReturn(store: AppStore): void {
  const refresh = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) store.dispatch(refreshStale());
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('online', refresh);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
}

/**
 * Requests persistent storage when the viewer lists or plays their first title, so that the browser does not evict it.
 */
function requestPersistenceOnFirstSave(store: AppStore): void {
  const countKept = () => {
    const { watchlist, progress } = store.getState();
    return watchlist.items.length + (progress?.entries.length ?? 0);
  };
  let known = countKept();
  const stop = store.subscribe(() => {
    const count = countKept();
    // A change by another tab is no user activation here. `requestPersistentStorage` checks that.
    if (count > known && requestPersistentStorage(store.engine)) stop();
    known = count;
  });
}

/**
 * Clears the choices in the palette and the stored plan selection on sign-out. If the plans slice is loaded, it clears the
 * selection itself.
 */
export function clearOnSignOut(store: AppStore): void {
  let isSignedIn = false;
  const look = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = selectAuthStep(store.getState()) === 'signedIn';
    if (!wasSignedIn || isSignedIn) return;
    store.engine.remove(RECENT_CHOICES_KEY);
    if (!('plans' in store.getState())) store.engine.remove(PLANS_STORAGE_KEY);
  };
  store.subscribe(look);
  look();
}

/** Compares without the order, because pages sort the list by `addedAt`. */
const hasSameTitles = (a: readonly WatchlistItem[], b: readonly WatchlistItem[]) => {
  const keys = new Set(b.map(titleKey));
  return a.length === b.length && a.every((item) => keys.has(titleKey(item)));
};

/** Applies changes of the watchlist by other tabs, including those from before this chunk loaded. */
export function syncWatchlistAcrossTabs(store: AppStore, shared: SharedWatchlist): void {
  const ownItems = () => store.getState().watchlist.items;
  connectCrossTabList(watchlistSpec, shared, ownItems, (items) => {
    if (!hasSameTitles(items, ownItems())) store.dispatch(reloadedFromStorage(items));
  });
}

/**
 * Starts the services that the first screen does not need.
 * @param activity the event of the viewer that is the reason, if there is one
 */
export function startDeferredServices(
  store: AppStore,
  services: Services,
  sharedWatchlist: SharedWatchlist,
  activity?: Event,
): void {
  services.withOriginalFetchTime = withOriginalFetchTime;
  preloadPages();
  swapInHeadingFont();
  followLanguage();
  startSpatialNavigation(activity);
  startCompositeTabStops();
  startBackKeys();
  startEnterKey();
  startGamepads();
  startTvLayout(store.engine);
  refreshOnReturn(store);
  startOffline(store, services);
  abortUnsubscribedQueries(store);
  syncWatchlistAcrossTabs(store, sharedWatchlist);
  void loadOwnSite().then(
    ({ checkOwnCatalogue }) => checkOwnCatalogue({ dispatch: store.dispatch, extra: services }),
    () => undefined,
  );
  requestPersistenceOnFirstSave(store);
  clearOnSignOut(store);
  addEventListener('pagehide', () => keepFailures(services.failures));
  void services.config.then(async (config) => {
    if (!isTmdbConfigured(config) || services.responseCache) return;
    // If the chunk does not load, no responses are cached.
    await loadResponseCache().then(
      ({ enableResponseCache }) => enableResponseCache(services),
      () => undefined,
    );
  });
}
