import { perObject } from '@/lib/perObject';
import { foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** The titles of a list of whose names a word may begin like that. */
export const entriesStarting = perObject((entries: readonly SearchEntry[]) => {
  const placesOf = wordStarts(foldedList(entries).map(({ names }) => names.flatMap(({ words }) => words)));
  return (typed: readonly string[]): readonly SearchEntry[] =>
    placesOf(typed)?.flatMap((place) => entries[place] ?? []) ?? entries;
});
