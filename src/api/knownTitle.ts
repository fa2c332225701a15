import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ApiState } from './cacheEntries';
import { knownTitles } from './knownTitles';

/** Selects a title by its key from the lists in the cache. */
export const selectKnownTitle = (state: ApiState, key: TitleKey): Title | undefined =>
  knownTitles(state).find((title) => titleKey(title) === key);
