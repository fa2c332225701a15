import type { Title } from '@/domain/title/title';
import type { ApiState } from './cacheEntries';
import { cacheEntries, titlesOf } from './cacheEntries';

/** Returns the titles of all lists in the cache. */
export const knownTitles = (state: ApiState): Title[] => cacheEntries(state).flatMap(({ entry }) => titlesOf(entry));
