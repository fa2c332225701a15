import { refreshStale } from '@/api/refreshStale';
import type { AppStore } from './store';

/** On coming back to the tab, and to the network, what is shown is brought up to date. */
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
