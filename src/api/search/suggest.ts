import type { Studio } from '@/domain/lists/studio';
import { readQuery } from '@/domain/query/readQuery';
import type { Suggestion } from '@/domain/query/suggestion';
import { SUGGESTION_MIN_CHARACTERS } from '@/domain/query/suggestion';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { directorCandidates, titleCandidates } from './searchIndex';
import { searchTitleNames } from './searchTitles';

const DIRECTORS_LIMIT = 2;

/** Returns whether each typed word is the start of a word of the name. */
const everyWordBegins = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 && typed.every((start) => words.some((word) => word.startsWith(start)));

/**
 * Suggests directors, then studios. A studio leads to its page, a director to a search. A director whose name starts
 * with the text comes before one whose later word does.
 */
function suggestDirectorsAndStudios(
  entries: readonly TitleEntry[],
  studios: readonly Studio[],
  text: string,
): Suggestion[] {
  const typed = tokenize(text);
  const start = normalizeForSearch(text);
  const people = directorCandidates(entries)(typed)
    .filter(({ words }) => everyWordBegins(words, typed))
    .sort((a, b) => Number(b.folded.startsWith(start)) - Number(a.folded.startsWith(start)))
    .slice(0, DIRECTORS_LIMIT);
  return [
    ...people.map(({ name }): Suggestion => ({
      text: name,
      kind: 'director',
      year: null,
      shape: 'portrait',
      image: null,
    })),
    ...studios
      .filter(({ name }) => everyWordBegins(tokenize(name), typed))
      .map(({ name, slug }): Suggestion => ({
        text: name,
        kind: 'studio',
        year: null,
        shape: 'backdrop',
        image: `art/studios/${slug}-480.webp`,
        path: `/studio/${slug}`,
      })),
  ];
}

export const SUGGESTION_LIMIT = 5;

/**
 * Returns up to five suggestions for a text of two or more characters, in the order titles, people, studios. If more
 * than five match, they are chosen in this order: people and studios that start with the text, titles that do, other
 * people and studios, other titles.
 */
export async function suggest(
  entries: readonly TitleEntry[],
  typed: string,
  { studios = [], signal }: { studios?: readonly Studio[] | undefined; signal?: AbortSignal } = {},
): Promise<Suggestion[]> {
  const start = normalizeForSearch(typed);
  if (start.length < SUGGESTION_MIN_CHARACTERS) return [];
  const query = readQuery(typed);
  const near = titleCandidates(entries)(tokenize(query.text));
  const starting = near.flatMap(({ entry, names }) => (names[0]?.text.startsWith(start) ? entry : []));

  const nameBegins = ({ text }: Suggestion) => normalizeForSearch(text).startsWith(start);
  const suggested = suggestDirectorsAndStudios(entries, studios, typed);
  const first = suggested.filter(nameBegins);
  const titleCount = new Set(starting.map(({ title }) => title.title)).size;
  const others = suggested
    .filter((name) => !nameBegins(name))
    .slice(0, Math.max(0, SUGGESTION_LIMIT - first.length - titleCount));
  const names = suggested.filter((name) => first.includes(name) || others.includes(name)).slice(0, SUGGESTION_LIMIT);
  const limit = SUGGESTION_LIMIT - names.length;

  const found = new Map<string, Suggestion>();
  const add = (more: readonly TitleEntry[]) => {
    for (const { title } of more) {
      if (found.size >= limit) return;
      const { title: text, poster } = title;
      if (!found.has(text))
        found.set(text, { text, kind: title.kind, year: title.year, shape: 'poster', image: poster });
    }
  };
  add(starting);
  if (found.size < limit) add(await searchTitleNames(entries, query, signal));
  // A title may be equal to the name of a person.
  return [...found.values(), ...names.filter(({ text }) => !found.has(text))];
}
