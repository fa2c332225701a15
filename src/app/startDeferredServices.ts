import { loadOwnSite } from '@/api/loadOwnSite';
import { abortUnsubscribedQueries } from '@/api/abortUnsubscribedQueries';
import { loadResponseCache } from '@/api/loadResponseCache';
import type { Services } from '@/api/services';
import { withOriginalFetchTime } from '@/api/withOriginalFetchTime';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { keepFailures } from '@/persistence/keptFailures';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';
import { syncWatchlistAcrossTabs } from './syncWatchlistAcrossTabs';
import { clearPlansOnSignOut } from './clearPlansOnSignOut';
import { requestPersistenceOnFirstSave } from './requestPersistenceOnFirstSave';
import { preloadPages } from './preloadPages';
import { refreshOnReturn } from './refreshOnReturn';
import { startOffline } from './startOffline';
import type { AppStore } from './store';
import { swapInHeadingFont } from './swapInHeadingFont';

/** Starts the services that the first screen does not need. */
export function startDeferredServices(store: AppStore, services: Services, sharedWatchlist: SharedWatchlist): void {
  services.withOriginalFetchTime = withOriginalFetchTime;
  preloadPages();
  swapInHeadingFont();
  refreshOnReturn(store);
  startOffline(store, services);
  abortUnsubscribedQueries(store);
  syncWatchlistAcrossTabs(store, sharedWatchlist);
  void loadOwnSite().then(
    ({ hasOwnCatalogue }) => hasOwnCatalogue({ dispatch: store.dispatch, extra: services }),
    () => undefined,
  );
  requestPersistenceOnFirstSave(store);
  clearPlansOnSignOut(store);
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
