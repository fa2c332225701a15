import { memoizeWeak } from '@/lib/memoize';
import type { SearchIndexEntry } from './searchIndexEntry';
import { searchIndex } from './searchIndexEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** Returns the titles of a list whose names may have a word that starts with the typed letters. */
export const entriesStarting = memoizeWeak((entries: readonly SearchEntry[]) => {
  const folded = searchIndex(entries);
  const placesOf = wordStarts(folded.map(({ names }) => names.flatMap(({ words }) => words)));
  return (typed: readonly string[]): readonly SearchIndexEntry[] =>
    placesOf(typed)?.flatMap((place) => folded[place] ?? []) ?? folded;
});
