import type { Suggestion } from '@/domain/query/suggestion';
import { STUDIOS } from '@/domain/lists/studio';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import { directorsStarting } from './directorsStarting';
import type { SearchEntry } from './searchEntry';

const MOST_PEOPLE = 2;

const FOLDED_STUDIOS = STUDIOS.map((studio) => ({ ...studio, words: tokenize(studio.name) }));

/** Returns whether each typed word is the start of a word of the name. */
const begins = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 && typed.every((start) => words.some((word) => word.startsWith(start)));

/**
 * Suggests studios and directors. A studio leads to its page, a director to a search. Names that start with the text
 * come before names with a later word that does.
 */
export function suggestNames(entries: readonly SearchEntry[], text: string): Suggestion[] {
  const typed = tokenize(text);
  const start = normalizeForSearch(text);
  const people = directorsStarting(entries)(typed)
    .filter(({ words }) => begins(words, typed))
    .sort((a, b) => Number(b.folded.startsWith(start)) - Number(a.folded.startsWith(start)))
    .slice(0, MOST_PEOPLE);
  return [
    ...people.map(({ name }): Suggestion => ({ text: name, note: 'Director', shape: 'portrait', image: null })),
    ...FOLDED_STUDIOS.filter(({ words }) => begins(words, typed)).map(({ name, slug }): Suggestion => ({
      text: name,
      note: 'Studio',
      shape: 'backdrop',
      image: `art/studios/${slug}-480.webp`,
      path: `/studio/${slug}`,
    })),
  ];
}
