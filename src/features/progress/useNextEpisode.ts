import { use, useMemo } from 'react';
import { useAppDispatch, useAppStore } from '@/app/hooks';
import type { EpisodeName } from '@/domain/progress/progress';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { upNext } from '@/domain/progress/upNext';
import { selectByTitle } from './progressSlice';
import { whenOpened } from './whenOpened';

/**
 * The episode that somebody goes on with, where they come to a series; it stays that one while they watch. It waits, as
 * Suspense does, until what is stored has been read.
 * @param series null where nobody asks
 * @returns null where they begin with the first
 */
export function useNextEpisode(series: TitleName | null): EpisodeName | null {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  if (series) use(dispatch(whenOpened()));
  const key = series && titleKey(series);
  return useMemo(() => (key && upNext(selectByTitle(store.getState()).get(key) ?? [])?.episode) ?? null, [store, key]);
}
