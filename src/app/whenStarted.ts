import type { Services } from '@/api/services';
import { keepFailures } from '@/persistence/keptFailures';
import { refreshOnReturn } from './refreshOnReturn';
import type { AppStore } from './store';

/** What the first screen can do without. */
export function whenStarted(store: AppStore, { failures }: Services): void {
  refreshOnReturn(store);
  addEventListener('pagehide', () => keepFailures(failures));
}
