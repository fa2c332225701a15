import { readQuery } from '@/domain/query/readQuery';
import type { Suggestion } from '@/domain/query/suggestion';
import type { Title } from '@/domain/title/title';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { entriesStarting } from './entriesStarting';
import type { SearchEntry } from './searchEntry';
import { searchNames } from './searchTitles';
import { suggestNames } from './suggestNames';

export const SUGGESTION_MIN_CHARACTERS = 2;
export const SUGGESTION_LIMIT = 5;

const noteOf = ({ kind, year }: Title) => [kind === 'tv' && 'Series', year].filter(Boolean).join(' · ');

/**
 * What is meant by what is being typed, from two characters on, five at most: titles that start with it, then those that
 * have it elsewhere or nearly so in their names; people and studios below them.
 */
export async function suggestTitles(
  entries: readonly SearchEntry[],
  typed: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const start = fold(typed);
  if (start.length < SUGGESTION_MIN_CHARACTERS) return [];
  const names = suggestNames(entries, typed);
  const limit = SUGGESTION_LIMIT - names.length;
  const found = new Map<string, Suggestion>();
  const add = (more: readonly SearchEntry[]) => {
    for (const { title } of more) {
      if (found.size >= limit) return;
      const { title: text, poster } = title;
      if (!found.has(text)) found.set(text, { text, note: noteOf(title), shape: 'poster', image: poster });
    }
  };
  const query = readQuery(typed);
  const near = entriesStarting(entries)(foldedWords(query.text));
  add(near.flatMap(({ entry, names }) => (names[0]?.text.startsWith(start) ? entry : [])));
  if (found.size < limit) add(await searchNames(entries, query, signal));
  // A title may bear the name of who made another.
  return [...found.values(), ...names.filter(({ text }) => !found.has(text))];
}
