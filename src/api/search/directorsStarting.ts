import { memoizeWeak } from '@/lib/memoize';
import type { IndexedDirector } from './searchIndexEntry';
import { searchIndex } from './searchIndexEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** Returns the directors of a list, each once. Memoized by list, because every key press needs them. */
const directorsIn = memoizeWeak((entries: readonly SearchEntry[]): readonly IndexedDirector[] => [
  ...new Map(
    searchIndex(entries).flatMap(({ directors }) => directors.map((director) => [director.name, director] as const)),
  ).values(),
]);

/** Returns the directors who may have a word that starts with the typed letters. */
export const directorsStarting = memoizeWeak((entries: readonly SearchEntry[]) => {
  const directors = directorsIn(entries);
  const placesOf = wordStarts(directors.map(({ words }) => words));
  return (typed: readonly string[]): readonly IndexedDirector[] =>
    placesOf(typed)?.flatMap((place) => directors[place] ?? []) ?? directors;
});
