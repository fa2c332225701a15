import { castEntries } from '@/domain/people/readCast';
import { crewEntries } from '@/domain/people/readCrew';
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

interface FoldedEntry {
  /** The title, and the original one where that is another. */
  names: readonly FoldedName[];
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
  const names = [title.title, ...(isRenamed ? [originalTitle] : [])];
  const people = namedIn(entry).flatMap(({ name }) => (typeof name === 'string' ? name : []));
  return {
    names: names.map(foldedName),
    all: fold([...names, overview, ...genres, director ?? '', ...people].join(' ')),
  };
});

function foldedName(name: string): FoldedName {
  const words = foldedWords(name);
  return { text: fold(name), words, joined: words.join(' ') };
}
