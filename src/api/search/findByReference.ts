import type { SearchReference } from '@/domain/query/readReference';
import { saidReferences } from './saidReferences';
import type { SearchEntry } from './searchEntry';

/** Returns the titles of a list that have an id of another site. */
export const findByReference = <Entry extends SearchEntry>(
  entries: readonly Entry[],
  wanted: SearchReference,
): Entry[] =>
  entries.filter((entry) => {
    const { imdb, tmdb } = saidReferences(entry);
    if (wanted.site === 'tmdb') return (wanted.kind === null || wanted.kind === entry.title.kind) && tmdb === wanted.id;
    return imdb === wanted.id || entry.title.id === wanted.id;
  });
