import { castEntries } from '@/domain/people/readCast';
import { crewEntries } from '@/domain/people/readCrew';
import { splitNames } from '@/domain/people/splitNames';
import { normalizeForSearch, tokenize } from '@/lib/searchText';
import { memoizeWeak } from '@/lib/memoize';
import type { SearchEntry } from './searchEntry';

interface NormalizedName {
  text: string;
  words: readonly string[];
  /** The words, separated by single spaces. */
  joined: string;
}

/** A person's name, with its normalized text and words. */
export interface IndexedDirector {
  name: string;
  folded: string;
  words: readonly string[];
}

export interface SearchIndexEntry {
  entry: SearchEntry;
  /** The title, and the original title if it is different. */
  names: readonly NormalizedName[];
  /** All names as one text. */
  joinedNames: string;
  directors: readonly IndexedDirector[];
  /** The text that a search looks through: names, overview, genres, cast and crew. */
  all: string;
}

/** Returns all cast and crew entries of a record. */
export const namedIn = ({ record, title }: SearchEntry) => [
  ...castEntries(record),
  ...crewEntries(record, title.source),
];

/** Returns the normalized texts of a title. Memoized, because normalizing 10,000 overviews is a long task. */
export const searchIndexEntry = memoizeWeak((entry: SearchEntry): SearchIndexEntry => {
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
export const searchIndex = memoizeWeak((entries: readonly SearchEntry[]): readonly SearchIndexEntry[] =>
  entries.map(searchIndexEntry),
);

function normalizedName(name: string): NormalizedName {
  const words = tokenize(name);
  return { text: normalizeForSearch(name), words, joined: words.join(' ') };
}
