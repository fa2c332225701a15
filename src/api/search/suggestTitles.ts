import { readQuery } from '@/domain/readQuery';
import { fold } from '@/lib/fold';
import { foldedTitle } from './foldedTitle';
import type { SearchEntry } from './searchEntry';
import { searchTitles } from './searchTitles';

export const SUGGESTION_MIN_CHARACTERS = 2;
export const SUGGESTION_LIMIT = 5;

/**
 * Titles for what is being typed, from two characters on, five at most: those that start with it, then those that have
 * it elsewhere or nearly so in their names.
 */
export function suggestTitles(entries: readonly SearchEntry[], typed: string): string[] {
  const start = fold(typed);
  if (start.length < SUGGESTION_MIN_CHARACTERS) return [];
  const found = new Set<string>();
  const add = (more: readonly SearchEntry[]) => {
    for (const { title } of more) {
      if (found.size === SUGGESTION_LIMIT) return;
      found.add(title.title);
    }
  };
  add(entries.filter(({ title }) => foldedTitle(title).names[0]?.startsWith(start)));
  if (found.size < SUGGESTION_LIMIT) add(searchTitles(entries, readQuery(typed), { namesOnly: true }));
  return [...found];
}
