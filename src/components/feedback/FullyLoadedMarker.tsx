import { useEffect } from 'react';
import type { AppState } from '@/lib/appState';
import { onAllLoaded } from '@/lib/trackPending';
import { isQueueEmpty, whenIdle } from '@/lib/idleQueue';

const tell = (state: AppState) => {
  document.documentElement.dataset.app = state;
};

/**
 * Reports that the page is fully loaded, see `AppState`: all lazy sections are there and the idle queue is empty.
 * Renders among the deferred parts of a page.
 */
export function FullyLoadedMarker() {
  useEffect(() => {
    let takeBack: () => void = () => undefined;
    const look = () => {
      takeBack = whenIdle(() => {
        if (isQueueEmpty()) tell('whole');
        else look();
      });
    };
    const stopWaiting = onAllLoaded(look);
    return () => {
      stopWaiting();
      takeBack();
      tell('live');
    };
  }, []);
  return null;
}
