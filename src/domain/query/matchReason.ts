import { fold } from '@/lib/fold';
import { foldedWords } from '@/lib/foldedWords';
import { readQuery } from './readQuery';
import type { Title } from '../title/title';

interface Place {
  text: (title: Title) => string | null;
  words: (title: Title) => string;
}

/** Where a title has what its name does not show, the most telling first. */
const PLACES: readonly Place[] = [
  { text: ({ originalTitle }) => originalTitle, words: ({ originalTitle }) => `originally ${originalTitle}` },
  { text: ({ director }) => director, words: ({ director }) => `directed by ${director}` },
  { text: ({ genres }) => genres.join(' '), words: () => 'in the genre' },
  { text: ({ overview }) => overview, words: () => 'in the description' },
];

/**
 * Why a title was found, where its name does not say it: the place that has the most of the words.
 * @returns null where the name has one of them, or nothing that is shown has any
 */
export function matchReason(title: Title, written: string): string | null {
  const words = foldedWords(readQuery(written).text);
  const countIn = (text: string | null) => {
    const folded = fold(text ?? '');
    return words.filter((word) => folded.includes(word)).length;
  };
  if (countIn(title.title) > 0) return null;
  const counts = PLACES.map(({ text }) => countIn(text(title)));
  const most = Math.max(...counts);
  return most === 0 ? null : (PLACES[counts.indexOf(most)]?.words(title) ?? null);
}
