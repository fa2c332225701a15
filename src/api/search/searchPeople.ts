import type { SearchQuery } from '@/domain/query/readQuery';
import { tokenize } from '@/lib/searchText';
import type { UnknownRecord } from '@/lib/json';
import { memoizeWeak } from '@/lib/memoize';
import { delay } from '@/lib/time';
import { fuzzyMatches } from './fuzzyMatches';
import type { PersonEntry } from './searchIndex';
import { peopleIn, wordStarts } from './searchIndex';
import type { TitleEntry } from '@/domain/title/titleEntry';

/**
 * Finds people of the deployer's own titles who have all words in their names. If there are none, one typo for each
 * word is allowed.
 */
export async function searchPeople(
  entries: readonly TitleEntry[],
  { text }: SearchQuery,
  signal?: AbortSignal,
): Promise<PersonEntry[]> {
  const words = tokenize(text);
  if (words.length === 0) return [];
  const people = await peopleIn(entries);
  // Movies and series are searched at the same time and shown first, so this search yields to them.
  await delay(0);
  const near = placesOf(people)(words)?.flatMap((place) => people[place] ?? []) ?? people;
  const exact = near.filter(({ words: own }) => words.every((word) => own.some((part) => part.startsWith(word))));
  if (exact.length > 0) return exact;
  const places = await fuzzyMatches(namesOf(people), words, signal);
  return places.flatMap((place) => people[place] ?? []);
}

const placesOf = memoizeWeak((people: readonly PersonEntry[]) => wordStarts(people.map(({ words }) => words)));

const namesOf = memoizeWeak((people: readonly PersonEntry[]) => people.map(({ folded }) => folded));

/** Returns a person in the format of TMDB's search. */
export const asFoundRecord = ({ id, record: said, knownFor }: PersonEntry): UnknownRecord => ({
  ...said,
  id,
  media_type: 'person',
  known_for: knownFor.map(({ record, title }) => ({ ...record, kind: title.kind })),
});
