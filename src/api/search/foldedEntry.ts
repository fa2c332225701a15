import { castEntries } from '@/domain/people/readCast';
import { crewEntries } from '@/domain/people/readCrew';
import { splitNames } from '@/domain/people/splitNames';
import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { perObject } from '@/lib/perObject';
import type { SearchEntry } from './searchEntry';

interface FoldedName {
  text: string;
  words: readonly string[];
  /** The words, separated by single spaces. */
  joined: string;
}

/** A person's name, with its normalized text and words. */
export interface FoldedDirector {
  name: string;
  folded: string;
  words: readonly string[];
}

export interface FoldedEntry {
  entry: SearchEntry;
  /** The title, and the original title if it is different. */
  names: readonly FoldedName[];
  /** All names as one text. */
  joinedNames: string;
  directors: readonly FoldedDirector[];
  /** The text that a search looks through: names, overview, genres, cast and crew. */
  all: string;
}

/** Returns all cast and crew entries of a record. */
export const namedIn = ({ record, title }: SearchEntry) => [
  ...castEntries(record),
  ...crewEntries(record, title.source),
];

/** Returns the normalized texts of a title. Memoized, because normalizing 10,000 overviews is a long task. */
export const foldedEntry = perObject((entry: SearchEntry): FoldedEntry => {
  const { title } = entry;
  const { originalTitle, director, genres, overview } = title;
  const isRenamed = originalTitle !== null && originalTitle !== title.title;
  const written = [title.title, ...(isRenamed ? [originalTitle] : [])];
  const names = written.map(foldedName);
  const people = namedIn(entry).flatMap(({ name }) => (typeof name === 'string' ? name : []));
  return {
    entry,
    names,
    joinedNames: names.map(({ text }) => text).join(' '),
    directors: splitNames(director ?? '').map((name) => ({ name, folded: fold(name), words: foldedWords(name) })),
    all: fold([...written, overview, ...genres, director ?? '', ...people].join(' ')),
  };
});

/**
 * Returns the index entries of a whole list, in its order. Memoized, so that a search needs no look-up for each title.
 */
export const foldedList = perObject((entries: readonly SearchEntry[]): readonly FoldedEntry[] =>
  entries.map(foldedEntry),
);

function foldedName(name: string): FoldedName {
  const words = foldedWords(name);
  return { text: fold(name), words, joined: words.join(' ') };
}
