import { useMemo } from 'react';
import { useAppStore } from '@/app/hooks';
import type { RootState } from '@/app/store';
import { isSeen } from '@/domain/progress/afterPosition';
import type { Playable, Position } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { finished, played, selectByKey } from './progressSlice';
import { useOpenedProgress } from './useOpenedProgress';

export interface Playback {
  /** Seconds; 0 for the start. What it was when this was first played here, not what it has become since. */
  startAt: number;
  /** While it plays, and whenever that is interrupted. */
  onPosition: (position: Position) => void;
}

/**
 * What the player needs to go on where somebody was, and to keep where they are. It waits, as Suspense does, until what
 * is stored has been read.
 */
export function usePlayback(playable: Playable): Playback {
  useOpenedProgress();
  const store = useAppStore();
  const key = progressKey(playable);
  const startAt = useMemo(() => {
    const state: RootState = store.getState();
    return selectByKey(state).get(key)?.position ?? 0;
  }, [store, key]);
  return {
    startAt,
    onPosition: (position) => {
      store.dispatch((isSeen(position) ? finished : played)(playable, position));
    },
  };
}
