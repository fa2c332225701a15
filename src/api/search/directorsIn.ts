import { perObject } from '@/lib/perObject';
import type { FoldedDirector } from './foldedEntry';
import { foldedList } from './foldedEntry';
import type { SearchEntry } from './searchEntry';

/** Who made the titles of a list, each once: read once for each list, as somebody types on. */
export const directorsIn = perObject((entries: readonly SearchEntry[]): readonly FoldedDirector[] => [
  ...new Map(foldedList(entries).flatMap(({ director }) => (director ? [[director.name, director]] : []))).values(),
]);
