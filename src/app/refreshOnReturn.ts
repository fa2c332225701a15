import { refreshStale } from '@/api/refreshStale';
import type { AppStore } from './store';

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
