import type { Title } from '@/domain/title/title';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The least that a search must find: every word occurs in the title, the overview or a genre, in any order. */
export function matchesQuery({ title, overview, genres }: Title, query: string): boolean {
  const text = plain([title, overview, ...genres].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
