import { foldedWords } from '@/lib/foldedWords';
import { perObject } from '@/lib/perObject';
import type { SearchEntry } from './searchEntry';

/** Somebody's name, and its words as they are compared. */
export interface FoldedName {
  name: string;
  words: readonly string[];
}

/** Who made the titles of a list, each once: read once for each list, as somebody types on. */
export const directorsIn = perObject((entries: readonly SearchEntry[]): readonly FoldedName[] => {
  const names = new Set(entries.flatMap(({ title: { director } }) => director ?? []));
  return [...names].map((name) => ({ name, words: foldedWords(name) }));
});
