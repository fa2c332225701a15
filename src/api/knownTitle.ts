import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ApiState } from './cacheEntries';
import { knownTitles } from './knownTitles';

/** A title that some list in the cache holds. */
export const selectKnownTitle = (state: ApiState, key: TitleKey): Title | undefined =>
  knownTitles(state).find((title) => titleKey(title) === key);
