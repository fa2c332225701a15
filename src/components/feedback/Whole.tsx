import { useEffect } from 'react';
import { tellAppState } from '@/lib/appState';
import { onNoneAwaited } from '@/lib/awaitedParts';
import { isQueueEmpty, whenIdle } from '@/lib/idleQueue';

/** Comes with a page's extras, and says when the last of them is there and nothing is left to do, see `AppState`. */
export function Whole() {
  useEffect(() => {
    let takeBack: () => void = () => undefined;
    const look = () => {
      takeBack = whenIdle(() => {
        if (isQueueEmpty()) tellAppState('whole');
        else look();
      });
    };
    const stopWaiting = onNoneAwaited(look);
    return () => {
      stopWaiting();
      takeBack();
      tellAppState('live');
    };
  }, []);
  return null;
}
