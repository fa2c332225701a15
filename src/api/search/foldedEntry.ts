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
  /** The words with one blank between them. */
  joined: string;
}

/** Somebody's name, and its words as they are compared. */
export interface FoldedDirector {
  name: string;
  folded: string;
  words: readonly string[];
}

export interface FoldedEntry {
  entry: SearchEntry;
  /** The title, and the original one where that is another. */
  names: readonly FoldedName[];
  /** All names as one text. */
  joinedNames: string;
  directors: readonly FoldedDirector[];
  /** What a search looks through: names, overview, genres, cast and crew. */
  all: string;
}

/** Everybody whom a record names, as it names them. */
export const namedIn = ({ record, title }: SearchEntry) => [
  ...castEntries(record),
  ...crewEntries(record, title.source),
];

/** A title's texts as a search compares them: folding ten thousand overviews takes a moment, so each is folded once. */
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

/** Those of a whole list, in its order: who looks through all of them does not look each of them up. */
export const foldedList = perObject((entries: readonly SearchEntry[]): readonly FoldedEntry[] =>
  entries.map(foldedEntry),
);

function foldedName(name: string): FoldedName {
  const words = foldedWords(name);
  return { text: fold(name), words, joined: words.join(' ') };
}
