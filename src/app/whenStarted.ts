import { loadKeeper } from '@/api/loadKeeper';
import type { Services } from '@/api/services';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { keepFailures } from '@/persistence/keptFailures';
import { refreshOnReturn } from './refreshOnReturn';
import type { AppStore } from './store';

/** What the first screen can do without. */
export function whenStarted(store: AppStore, services: Services): void {
  refreshOnReturn(store);
  addEventListener('pagehide', () => keepFailures(services.failures));
  void services.config.then(async (config) => {
    if (!isTmdbConfigured(config) || services.keeper) return;
    // Without the chunk nothing is kept.
    await loadKeeper().then(
      ({ startKeeping }) => startKeeping(services),
      () => undefined,
    );
  });
}
