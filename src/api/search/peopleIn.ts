import { readPersonName } from '@/domain/people/readPersonName';
import type { TitleId } from '@/domain/title/title';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { inSlices } from '@/lib/inSlices';
import type { UnknownRecord } from '@/lib/json';
import { perObject } from '@/lib/perObject';
import { namedIn } from './foldedEntry';
import type { SearchEntry } from './searchEntry';

/** So many titles tell who somebody is. */
const MOST_KNOWN_FOR = 3;

/** Somebody whom titles name. */
export interface Somebody {
  id: TitleId;
  /** The name as it is compared, and its words. */
  folded: string;
  words: readonly string[];
  /** As the first of the titles says it. */
  said: UnknownRecord;
  knownFor: SearchEntry[];
}

/** Everybody of these titles, once: read once for each list, a few titles at a time. */
export const peopleIn = perObject(async (entries: readonly SearchEntry[]): Promise<readonly Somebody[]> => {
  const people = new Map<TitleId, Somebody>();
  const whoIs = readOnce((said) => {
    const { id = null, name = '' } = readPersonName(said, 'product') ?? {};
    if (id === null) return null;
    const person = people.get(id) ?? { id, folded: fold(name), words: foldedWords(name), said, knownFor: [] };
    people.set(id, person);
    return person;
  });
  await inSlices(entries, (entry) => {
    for (const said of namedIn(entry)) {
      const knownFor = whoIs(said)?.knownFor;
      if (knownFor && knownFor.length < MOST_KNOWN_FOR && knownFor.at(-1) !== entry) knownFor.push(entry);
    }
  });
  return [...people.values()];
});

/** Thousands of casts name the same people again and again: the same name with the same number is read once. */
function readOnce(read: (said: UnknownRecord) => Somebody | null): typeof read {
  const known = new Map<string, Somebody | null>();
  return (said) => {
    const words = JSON.stringify([said.id, said.name]);
    const person = known.get(words) ?? read(said);
    known.set(words, person);
    return person;
  };
}
