import { readQuery } from '@/domain/query/readQuery';
import type { Title } from '@/domain/title/title';
import { joinNames } from '@/i18n/joinTexts';
import { t, tStored } from '@/i18n/t';
import { normalizeForSearch, tokenize } from '@/lib/searchText';

interface Place {
  text: (title: Title) => string | null;
  /** Describes the match, given a function that tells whether a text has one of the words. */
  words: (title: Title, hasWord: (text: string) => boolean) => string;
}

/** The fields in which a title may match apart from its name, the most informative first. */
const PLACES: readonly Place[] = [
  {
    text: ({ originalTitle }) => originalTitle,
    words: ({ originalTitle }) => t('originally {title}', { title: originalTitle ?? '' }),
  },
  {
    text: ({ director }) => director,
    words: ({ director }) => t('directed by {director}', { director: director ?? '' }),
  },
  {
    text: ({ genres }) => genres.join(' '),
    words: ({ genres }, hasWord) =>
      t('in the genre {genres}', { genres: joinNames(genres.filter(hasWord).map(tStored)) }),
  },
  { text: ({ overview }) => overview, words: () => t('in the description') },
];

/**
 * Returns why a title matches, if its name does not show it: the field with the most words.
 * @returns null if the name has one of the words, or if no shown field has any
 */
export function matchReason(title: Title, written: string): string | null {
  const words = tokenize(readQuery(written).text);
  const countIn = (text: string | null) => {
    const folded = normalizeForSearch(text ?? '');
    return words.filter((word) => folded.includes(word)).length;
  };
  if (countIn(title.title) > 0) return null;
  const counts = PLACES.map(({ text }) => countIn(text(title)));
  const most = Math.max(...counts);
  return most === 0 ? null : (PLACES[counts.indexOf(most)]?.words(title, (text) => countIn(text) > 0) ?? null);
}
