import type { Title, TitleKey } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { productApi } from './product/productApi';
import { tmdbApi } from './tmdb/tmdbApi';

/** The slices of the apis, as far as they are looked through here. */
interface ApiState {
  [productApi.reducerPath]: { queries: Record<string, { data?: unknown } | undefined> };
  [tmdbApi.reducerPath]: { queries: Record<string, { data?: unknown } | undefined> };
}

interface CachedLists {
  titles?: Title[];
  pages?: { titles: Title[] }[];
}

/** A title that some list in the cache holds. */
export function selectKnownTitle(state: ApiState, key: TitleKey): Title | undefined {
  const entries = [state[productApi.reducerPath], state[tmdbApi.reducerPath]].flatMap(({ queries }) =>
    Object.values(queries),
  );
  for (const entry of entries) {
    // Our own endpoints wrote it: a list, pages of lists, or something without titles.
    const { titles = [], pages = [] } = (entry?.data ?? {}) as CachedLists;
    const found = [...titles, ...pages.flatMap((page) => page.titles)].find((title) => titleKey(title) === key);
    if (found) return found;
  }
  return undefined;
}
