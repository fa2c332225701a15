import { askToKeep } from '@/persistence/askToKeep';
import type { AppStore } from './store';

/** The first title that somebody lists and the first that they play are worth keeping when the device runs short. */
export function keepWhatCounts(store: AppStore): void {
  const countKept = () => {
    const { watchlist, progress } = store.getState();
    return watchlist.items.length + (progress?.entries.length ?? 0);
  };
  let known = countKept();
  const stop = store.subscribe(() => {
    const count = countKept();
    // Another tab's doing is not the viewer's here, which askToKeep sees.
    if (count > known && askToKeep(store.engine)) stop();
    known = count;
  });
}
