import { readPersonName } from '@/domain/people/readPersonName';
import type { SearchQuery } from '@/domain/query/readQuery';
import type { TitleId } from '@/domain/title/title';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { perObject } from '@/lib/perObject';
import type { UnknownRecord } from '@/lib/json';
import { foldedEntry, namedIn } from './foldedEntry';
import { fuzzyMatches } from './fuzzyMatches';
import type { SearchEntry } from './searchEntry';

/** So many titles tell who somebody is. */
const MOST_KNOWN_FOR = 3;

interface Somebody {
  name: string;
  /** As TMDB's search would answer it. */
  record: UnknownRecord & { known_for: UnknownRecord[] };
}

/** Everybody of these titles, once. */
function peopleIn(entries: readonly SearchEntry[]): Somebody[] {
  const people = new Map<TitleId, Somebody>();
  for (const entry of entries) {
    const asTitle: UnknownRecord = { ...entry.record, kind: entry.title.kind };
    for (const said of namedIn(entry)) {
      const person = readPersonName(said, 'product');
      if (person?.id == null) continue;
      const { id, name } = person;
      const known = people.get(id) ?? { name, record: { ...said, id, media_type: 'person', known_for: [] } };
      const { known_for: titles } = known.record;
      if (titles.length < MOST_KNOWN_FOR && titles.at(-1)?.id !== asTitle.id) titles.push(asTitle);
      people.set(id, known);
    }
  }
  return [...people.values()];
}

const allNames = perObject((entries: readonly SearchEntry[]) => {
  const people = peopleIn(entries);
  return { people, names: people.map(({ name }) => fold(name)) };
});

/** Whom a deployer's own titles name like that: with all words, or where there is nobody, with a slip a word. */
export function searchPeople(entries: readonly SearchEntry[], { text }: SearchQuery): UnknownRecord[] {
  const words = foldedWords(text);
  if (words.length === 0) return [];
  const near = entries.filter((entry) => words.every((word) => foldedEntry(entry).all.includes(word)));
  const exact = peopleIn(near).filter(({ name }) => {
    const own = foldedWords(name);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  if (exact.length > 0) return exact.map(({ record }) => record);
  const { people, names } = allNames(entries);
  return fuzzyMatches(names, words).flatMap((index) => people[index]?.record ?? []);
}
