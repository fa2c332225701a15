import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ApiState } from './cacheEntries';
import { cacheEntries, titlesOf } from './cacheEntries';

/** Returns the titles of all lists in the cache. */
export const knownTitles = (state: ApiState): Title[] => cacheEntries(state).flatMap(({ entry }) => titlesOf(entry));

/** Selects a title by its key from the lists in the cache. */
export const selectKnownTitle = (state: ApiState, key: TitleKey): Title | undefined =>
  knownTitles(state).find((title) => titleKey(title) === key);
