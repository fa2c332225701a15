import { use, useMemo } from 'react';
import { useAppDispatch, useAppStore } from '@/app/hooks';
import type { EpisodeName } from '@/domain/progress/progress';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { upNext } from '@/domain/progress/upNext';
import { selectByTitle } from './progressSlice';
import { whenOpened } from './whenOpened';

/**
 * Returns the episode to continue with, as of the first render: it does not change during playback. Suspends until the
 * stored progress is loaded.
 * @param series null skips the query
 * @returns null if the viewer has no episode to continue with
 */
export function useNextEpisode(series: TitleName | null): EpisodeName | null {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  if (series) use(dispatch(whenOpened()));
  const key = series && titleKey(series);
  return useMemo(() => (key && upNext(selectByTitle(store.getState()).get(key) ?? [])?.episode) ?? null, [store, key]);
}
