import { loadOwnSite } from '@/api/loadOwnSite';
import { endWhatWasLeft } from '@/api/endWhatWasLeft';
import { loadKeeper } from '@/api/loadKeeper';
import type { Services } from '@/api/services';
import { withAge } from '@/api/withAge';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { keepFailures } from '@/persistence/keptFailures';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';
import { followWatchlist } from './followWatchlist';
import { forgetPlans } from './forgetPlans';
import { keepWhatCounts } from './keepWhatCounts';
import { preloadPages } from './preloadPages';
import { refreshOnReturn } from './refreshOnReturn';
import { startOffline } from './startOffline';
import type { AppStore } from './store';
import { whenFaceIsHere } from './whenFaceIsHere';

/** Starts the services that the first screen does not need. */
export function whenStarted(store: AppStore, services: Services, sharedWatchlist: SharedWatchlist): void {
  services.withAge = withAge;
  preloadPages();
  whenFaceIsHere();
  refreshOnReturn(store);
  startOffline(store, services);
  endWhatWasLeft(store);
  followWatchlist(store, sharedWatchlist);
  void loadOwnSite().then(
    ({ hasOwnCatalogue }) => hasOwnCatalogue({ dispatch: store.dispatch, extra: services }),
    () => undefined,
  );
  keepWhatCounts(store);
  forgetPlans(store);
  addEventListener('pagehide', () => keepFailures(services.failures));
  void services.config.then(async (config) => {
    if (!isTmdbConfigured(config) || services.keeper) return;
    // If the chunk does not load, no responses are cached.
    await loadKeeper().then(
      ({ startKeeping }) => startKeeping(services),
      () => undefined,
    );
  });
}
