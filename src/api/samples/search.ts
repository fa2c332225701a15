import type { Title } from '@/domain/title';

export const SUGGESTION_MIN_CHARACTERS = 2;
export const SUGGESTION_LIMIT = 5;

/** Lower case without accents: 'Amélie' and 'amelie' are one. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether every word of the query stands in the title, the overview or a genre, in any order. */
export function matchesQuery({ title, overview, genres }: Title, query: string): boolean {
  const text = fold([title, overview, ...genres].join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Titles that start with what was typed, from two characters on, five at most. */
export function suggestionsFor(titles: readonly Title[], query: string): string[] {
  const start = fold(query);
  if (start.length < SUGGESTION_MIN_CHARACTERS) return [];
  const found = titles.filter(({ title }) => fold(title).startsWith(start)).map(({ title }) => title);
  return [...new Set(found)].slice(0, SUGGESTION_LIMIT);
}
