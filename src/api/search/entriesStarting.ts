import { perObject } from '@/lib/perObject';
import type { FoldedEntry } from './foldedEntry';
import { foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** Returns the titles of a list whose names may have a word that starts with the typed letters. */
export const entriesStarting = perObject((entries: readonly SearchEntry[]) => {
  const folded = foldedList(entries);
  const placesOf = wordStarts(folded.map(({ names }) => names.flatMap(({ words }) => words)));
  return (typed: readonly string[]): readonly FoldedEntry[] =>
    placesOf(typed)?.flatMap((place) => folded[place] ?? []) ?? folded;
});
