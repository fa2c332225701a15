import { bringKeeper } from '@/api/bringKeeper';
import type { Services } from '@/api/services';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { keepFailures } from '@/persistence/keptFailures';
import { refreshOnReturn } from './refreshOnReturn';
import type { AppStore } from './store';

/** What the first screen can do without. */
export function whenStarted(store: AppStore, services: Services): void {
  refreshOnReturn(store);
  addEventListener('pagehide', () => keepFailures(services.failures));
  void services.config.then((config) => {
    if (isTmdbConfigured(config) && !services.keeper) void bringKeeper(services);
  });
}
