import { requestPersistentStorage } from '@/persistence/requestPersistentStorage';
import type { AppStore } from './store';

/**
 * Requests persistent storage when the viewer lists or plays their first title, so that the browser does not evict it.
 */
export function requestPersistenceOnFirstSave(store: AppStore): void {
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
