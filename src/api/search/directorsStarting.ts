import { perObject } from '@/lib/perObject';
import type { FoldedDirector } from './foldedEntry';
import { foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';
import { wordStarts } from './wordStarts';

/** Who made the titles of a list, each once: read once for each list, as somebody types on. */
const directorsIn = perObject((entries: readonly SearchEntry[]): readonly FoldedDirector[] => [
  ...new Map(
    foldedList(entries).flatMap(({ directors }) => directors.map((director) => [director.name, director] as const)),
  ).values(),
]);

/** Those of whom a word may begin like that. */
export const directorsStarting = perObject((entries: readonly SearchEntry[]) => {
  const directors = directorsIn(entries);
  const placesOf = wordStarts(directors.map(({ words }) => words));
  return (typed: readonly string[]): readonly FoldedDirector[] =>
    placesOf(typed)?.flatMap((place) => directors[place] ?? []) ?? directors;
});
