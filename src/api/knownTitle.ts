import type { Title, TitleKey } from '@/domain/title';
import { titleKey } from '@/domain/title';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';

interface CachedLists {
  titles?: Title[];
  pages?: { titles: Title[] }[];
}

/** A title that some list in the cache holds. */
export function selectKnownTitle(state: ApiState, key: TitleKey): Title | undefined {
  for (const { entry } of cacheEntries(state)) {
    // Our own endpoints wrote it: a list, pages of lists, or something without titles.
    const { titles = [], pages = [] } = (entry.data ?? {}) as CachedLists;
    const found = [...titles, ...pages.flatMap((page) => page.titles)].find((title) => titleKey(title) === key);
    if (found) return found;
  }
  return undefined;
}
