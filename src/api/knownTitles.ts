import type { Title } from '@/domain/title/title';
import type { ApiState } from './cacheEntries';
import { cacheEntries } from './cacheEntries';

interface CachedLists {
  titles?: Title[];
  pages?: { titles: Title[] }[];
}

/** The titles of all lists in the cache. */
export const knownTitles = (state: ApiState): Title[] =>
  cacheEntries(state).flatMap(({ entry }) => {
    // Our own endpoints wrote it: a list, pages of lists, or something without titles.
    const { titles = [], pages = [] } = (entry.data ?? {}) as CachedLists;
    return [...titles, ...pages.flatMap((page) => page.titles)];
  });
