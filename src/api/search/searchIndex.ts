import { castEntries } from '@/domain/people/readCast';
import { crewEntries } from '@/domain/people/readCrew';
import { readPersonName } from '@/domain/people/readPersonName';
import { splitNames } from '@/domain/people/splitNames';
import type { TitleId } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { memoizeWeak } from '@/lib/memoize';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import { forEachChunked } from '@/lib/forEachChunked';
import { yieldToMain } from '@/lib/yieldToMain';
import { ownEntries } from '../product/ownEntries';
import type { ProductClient } from '../client/productClient';
import { loadSamples } from '../samples/loadSamples';
import type { TitleEntry } from '@/domain/title/titleEntry';

interface NormalizedName {
  text: string;
  words: readonly string[];
  /** The words, separated by single spaces. */
  joined: string;
}

/** A person's name, with its normalized text and words. */
interface IndexedDirector {
  name: string;
  folded: string;
  words: readonly string[];
}

export interface SearchIndexEntry {
  entry: TitleEntry;
  /** The title, and the original title if it is different. */
  names: readonly NormalizedName[];
  /** All names as one text. */
  joinedNames: string;
  directors: readonly IndexedDirector[];
  /** The text that a search looks through: names, overview, genres, cast and crew. */
  all: string;
}

/** Returns all cast and crew entries of a record. */
const namedIn = ({ record, title }: TitleEntry) => [...castEntries(record), ...crewEntries(record, title.source)];

/** Returns the normalized texts of a title. Memoized, because normalizing 10,000 overviews is a long task. */
const searchIndexEntry = memoizeWeak((entry: TitleEntry): SearchIndexEntry => {
  const { title } = entry;
  const { originalTitle, director, genres, overview } = title;
  const isRenamed = originalTitle !== null && originalTitle !== title.title;
  const written = [title.title, ...(isRenamed ? [originalTitle] : [])];
  const names = written.map(normalizedName);
  const people = namedIn(entry).flatMap(({ name }) => (typeof name === 'string' ? name : []));
  return {
    entry,
    names,
    joinedNames: names.map(({ text }) => text).join(' '),
    directors: splitNames(director ?? '').map((name) => ({
      name,
      folded: normalizeForSearch(name),
      words: tokenize(name),
    })),
    all: normalizeForSearch([...written, overview, ...genres, director ?? '', ...people].join(' ')),
  };
});

/**
 * Returns the index entries of a whole list, in its order. Memoized, so that a search needs no look-up for each title.
 */
export const searchIndex = memoizeWeak((entries: readonly TitleEntry[]): readonly SearchIndexEntry[] =>
  entries.map(searchIndexEntry),
);

function normalizedName(name: string): NormalizedName {
  const words = tokenize(name);
  return { text: normalizeForSearch(name), words, joined: words.join(' ') };
}

/** The number of letters by which words are indexed. */
const LENGTH = 2;

/**
 * Indexes the words of a list by their first letters, because few of 10,000 names match what is typed.
 * @param words the words of each name
 * @returns a function that takes the typed words and returns the indexes of names that may match, or undefined if the
 * words are too short
 */
export function wordStarts(
  words: readonly (readonly string[])[],
): (typed: readonly string[]) => readonly number[] | undefined {
  const places = new Map<string, number[]>();
  words.forEach((own, place) => {
    for (const word of own) {
      const start = word.slice(0, LENGTH);
      const known = places.get(start);
      if (!known) places.set(start, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  });
  return (typed) => {
    const wanted = typed
      .filter(({ length }) => length >= LENGTH)
      .map((word) => places.get(word.slice(0, LENGTH)) ?? []);
    // The rarest of the typed words leaves the fewest names.
    return wanted.reduce<readonly number[] | undefined>(
      (least, found) => (least && least.length <= found.length ? least : found),
      undefined,
    );
  };
}

/**
 * Returns the titles whose names may have a word that starts with the typed letters. Compares two letters only, so the
 * caller checks the rest.
 */
export const titleCandidates = memoizeWeak((entries: readonly TitleEntry[]) => {
  const folded = searchIndex(entries);
  const placesOf = wordStarts(folded.map(({ names }) => names.flatMap(({ words }) => words)));
  return (typed: readonly string[]): readonly SearchIndexEntry[] =>
    placesOf(typed)?.flatMap((place) => folded[place] ?? []) ?? folded;
});

/** Returns the directors of a list, each once. Memoized by list, because every key press needs them. */
const directorsIn = memoizeWeak((entries: readonly TitleEntry[]): readonly IndexedDirector[] => [
  ...new Map(
    searchIndex(entries).flatMap(({ directors }) => directors.map((director) => [director.name, director] as const)),
  ).values(),
]);

/** Returns the directors whose names may have a word that starts with the typed letters; see `titleCandidates`. */
export const directorCandidates = memoizeWeak((entries: readonly TitleEntry[]) => {
  const directors = directorsIn(entries);
  const placesOf = wordStarts(directors.map(({ words }) => words));
  return (typed: readonly string[]): readonly IndexedDirector[] =>
    placesOf(typed)?.flatMap((place) => directors[place] ?? []) ?? directors;
});

/** The number of titles that describe a person. */
const MOST_KNOWN_FOR = 3;

/** A person in the cast or crew of the titles. */
export interface PersonEntry {
  id: TitleId;
  /** The normalized name and its words, for comparison. */
  folded: string;
  words: readonly string[];
  /** The entry of the first title that names the person. */
  record: UnknownRecord;
  knownFor: TitleEntry[];
}

/** Returns all people of a list of titles, each once. Memoized by list. Yields to the main thread in between. */
export const peopleIn = memoizeWeak(async (entries: readonly TitleEntry[]): Promise<readonly PersonEntry[]> => {
  const people = new Map<TitleId, PersonEntry>();
  const whoIs = readOnce((record) => {
    const { id = null, name = '' } = readPersonName(record, 'product') ?? {};
    if (id === null) return null;
    const person = people.get(id) ?? {
      id,
      folded: normalizeForSearch(name),
      words: tokenize(name),
      record,
      knownFor: [],
    };
    people.set(id, person);
    return person;
  });
  await forEachChunked(entries, (entry) => {
    for (const record of namedIn(entry)) {
      const knownFor = whoIs(record)?.knownFor;
      if (knownFor && knownFor.length < MOST_KNOWN_FOR && knownFor.at(-1) !== entry) knownFor.push(entry);
    }
  });
  return [...people.values()];
});

/** Memoizes the reader by name and id, because thousands of casts repeat the same people. */
function readOnce(read: (record: UnknownRecord) => PersonEntry | null): typeof read {
  const known = new Map<string, PersonEntry | null>();
  return (record) => {
    const words = JSON.stringify([record.id, record.name]);
    const person = known.get(words) ?? read(record);
    known.set(words, person);
    return person;
  };
}

/** The long tasks that build the index. `prepareIndex` yields to the main thread between them. */
const STEPS = [searchIndex, titleCandidates, directorCandidates];

/** Builds the search index of a list, once for each list, and yields to the main thread between the steps. */
const prepareIndex = memoizeWeak(async (entries: readonly TitleEntry[]) => {
  await forEachChunked(entries, searchIndexEntry);
  for (const prepare of STEPS) {
    await yieldToMain();
    prepare(entries);
  }
});

/** Returns the samples with their search index. */
export async function samplesForSearch(): Promise<readonly TitleEntry[]> {
  const { entries } = await loadSamples();
  // Yields to the main thread first, because reading the samples is a long task and the caller may be in the middle of
  // another.
  await yieldToMain();
  const all = entries();
  await prepareIndex(all);
  return all;
}

/** Returns the deployer's own titles with their search index. For the samples, see `samplesForSearch`. */
export async function searchIndexEntries(access: ProductClient): Promise<readonly TitleEntry[] | undefined> {
  const entries = await ownEntries(access, { isPartWelcome: true });
  if (entries) await prepareIndex(entries);
  // Starts in advance. A search for people waits for it.
  if (entries) void peopleIn(entries);
  return entries;
}
