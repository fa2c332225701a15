import { readPersonName } from '@/domain/people/readPersonName';
import type { TitleId } from '@/domain/title/title';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import { forEachChunked } from '@/lib/yieldToMain';
import type { UnknownRecord } from '@/lib/json';
import { memoizeWeak } from '@/lib/memoize';
import { namedIn } from './searchIndexEntry';
import type { SearchEntry } from './searchEntry';

/** The number of titles that describe a person. */
const MOST_KNOWN_FOR = 3;

/** A person in the cast or crew of the titles. */
export interface Somebody {
  id: TitleId;
  /** The normalized name and its words, for comparison. */
  folded: string;
  words: readonly string[];
  /** The entry of the first title that names the person. */
  said: UnknownRecord;
  knownFor: SearchEntry[];
}

/** Returns all people of a list of titles, each once. Memoized by list. Yields to the main thread in between. */
export const peopleIn = memoizeWeak(async (entries: readonly SearchEntry[]): Promise<readonly Somebody[]> => {
  const people = new Map<TitleId, Somebody>();
  const whoIs = readOnce((said) => {
    const { id = null, name = '' } = readPersonName(said, 'product') ?? {};
    if (id === null) return null;
    const person = people.get(id) ?? {
      id,
      folded: normalizeForSearch(name),
      words: tokenize(name),
      said,
      knownFor: [],
    };
    people.set(id, person);
    return person;
  });
  await forEachChunked(entries, (entry) => {
    for (const said of namedIn(entry)) {
      const knownFor = whoIs(said)?.knownFor;
      if (knownFor && knownFor.length < MOST_KNOWN_FOR && knownFor.at(-1) !== entry) knownFor.push(entry);
    }
  });
  return [...people.values()];
});

/** Memoizes the reader by name and id, because thousands of casts repeat the same people. */
function readOnce(read: (said: UnknownRecord) => Somebody | null): typeof read {
  const known = new Map<string, Somebody | null>();
  return (said) => {
    const words = JSON.stringify([said.id, said.name]);
    const person = known.get(words) ?? read(said);
    known.set(words, person);
    return person;
  };
}
