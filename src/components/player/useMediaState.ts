import { useMemo, useSyncExternalStore } from 'react';
import type { MediaState } from './mediaStore';
import { mediaStore } from './mediaStore';

/** @param video null until the element is mounted */
export function useMediaState(video: HTMLVideoElement | null): MediaState {
  const store = useMemo(() => mediaStore(video), [video]);
  return useSyncExternalStore(store.subscribe, store.get);
}
