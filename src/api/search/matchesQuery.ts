import type { Title } from '@/domain/title';
import { fold } from '@/lib/fold';
import { foldedTitle } from './foldedTitle';

/** Whether every word of the query stands in the title, the overview or a genre, in any order. */
export function matchesQuery(title: Title, query: string): boolean {
  const { all } = foldedTitle(title);
  return fold(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
