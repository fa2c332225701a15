import { useEffect } from 'react';
import type { AppState } from '@/lib/appState';
import { onNoneAwaited } from '@/lib/awaitedParts';
import { isQueueEmpty, whenIdle } from '@/lib/idleQueue';

const tell = (state: AppState) => {
  document.documentElement.dataset.app = state;
};

/** Comes with a page's extras, and says when the last of them is there and nothing is left to do, see `AppState`. */
export function Whole() {
  useEffect(() => {
    let takeBack: () => void = () => undefined;
    const look = () => {
      takeBack = whenIdle(() => {
        if (isQueueEmpty()) tell('whole');
        else look();
      });
    };
    const stopWaiting = onNoneAwaited(look);
    return () => {
      stopWaiting();
      takeBack();
      tell('live');
    };
  }, []);
  return null;
}
