import { useMemo } from 'react';
import { useAppStore } from '@/app/hooks';
import type { RootState } from '@/app/store';
import { isSeen } from '@/domain/progress/afterPosition';
import type { Playable, Position } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { finished, played, selectByKey } from './progressSlice';
import { useOpenedProgress } from './whenOpened';

export interface Playback {
  /** In seconds, 0 for the start. The value as of the first render: later progress does not change it. */
  startAt: number;
  /** Must be called during playback and at every interruption. */
  onPosition: (position: Position) => void;
}

/**
 * Returns the start position of a video, and a callback that stores the progress. Suspends until the stored progress is
 * loaded.
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
