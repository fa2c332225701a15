import { perObject } from '@/lib/perObject';
import type { FoldedDirector } from './foldedEntry';
import { foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** Returns the directors of a list, each once. Memoized by list, because every key press needs them. */
const directorsIn = perObject((entries: readonly SearchEntry[]): readonly FoldedDirector[] => [
  ...new Map(
    foldedList(entries).flatMap(({ directors }) => directors.map((director) => [director.name, director] as const)),
  ).values(),
]);

/** Returns the directors who may have a word that starts with the typed letters. */
export const directorsStarting = perObject((entries: readonly SearchEntry[]) => {
  const directors = directorsIn(entries);
  const placesOf = wordStarts(directors.map(({ words }) => words));
  return (typed: readonly string[]): readonly FoldedDirector[] =>
    placesOf(typed)?.flatMap((place) => directors[place] ?? []) ?? directors;
});
