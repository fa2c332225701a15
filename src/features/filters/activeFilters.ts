import { noFilter } from '@/domain/filter/titleFilter';
import type { Range, TitleFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { plural, t, tIn } from '@/i18n/t';
import { inLabel } from '@/i18n/inSentence';
import { languageName } from '@/lib/formats/names';
import { nameOfGenre, titleListName } from './listName';

/** A condition of the current list. */
export interface ActiveFilter {
  /** Such as `genre:35` or `year`. */
  id: string;
  label: string;
  /** The id of the keyword whose name replaces the label once it is loaded. */
  keyword?: number;
  /** The query without this filter. */
  without: TitleQuery;
}

/** Returns the active filters in the order of the panel. */
export function activeFilters({ list, filter }: TitleQuery, genreNamed = nameOfGenre): ActiveFilter[] {
  const { genres, withoutGenres, years, rating, votes, runtime, language, keywords } = filter;
  const none = noFilter(filter.kind);
  const but = (change: Partial<TitleFilter>): TitleQuery => ({ list: null, filter: { ...filter, ...change } });
  const one = (id: string, label: string | null, change: Partial<TitleFilter>): ActiveFilter[] =>
    label === null ? [] : [{ id, label, without: but(change) }];
  const butId = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);

  return [
    ...one('list', list && titleListName(list), {}),
    ...genres.flatMap((id) => one(`genre:${id}`, genreNamed(id), { genres: butId(genres, id) })),
    ...withoutGenres.flatMap((id) =>
      one(`not:${id}`, t('Not {genre}', { genre: inLabel(genreNamed(id)) }), {
        withoutGenres: butId(withoutGenres, id),
      }),
    ),
    ...one('year', rangeText(years, YEAR_WORDS), { years: none.years }),
    ...one('rating', rating === null ? null : t('Rated {rating} or more', { rating }), { rating: null }),
    ...one('votes', votes === null ? null : votesText(votes), { votes: null }),
    ...one('runtime', rangeText(runtime, RUNTIME_WORDS), { runtime: none.runtime }),
    ...one('language', language && tIn('original language', 'In {language}', { language: languageName(language) }), {
      language: null,
    }),
    ...keywords.map((id) => ({
      id: `keyword:${id}`,
      label: t('Keyword {id}', { id }),
      keyword: id,
      without: but({ keywords: butId(keywords, id) }),
    })),
  ];
}

const votesText = (votes: number) =>
  votes === 0 ? t('Any number of votes') : plural(votes, '{count} vote or more', '{count} votes or more');

interface RangeWords {
  from: (value: number) => string;
  to: (value: number) => string;
  both: (from: number, to: number) => string;
}

const YEAR_WORDS: RangeWords = {
  from: (year) => t('Since {year}', { year }),
  to: (year) => t('Until {year}', { year }),
  both: (from, to) => (from === to ? `${from}` : t('{from}–{to}', { from, to })),
};

const RUNTIME_WORDS: RangeWords = {
  from: (minutes) => t('{minutes} min or more', { minutes }),
  to: (minutes) => t('{minutes} min or less', { minutes }),
  both: (from, to) => (from === to ? t('{from} min', { from }) : t('{from}–{to} min', { from, to })),
};

function rangeText({ from, to }: Range, words: RangeWords): string | null {
  if (from !== null && to !== null) return words.both(from, to);
  if (from !== null) return words.from(from);
  return to === null ? null : words.to(to);
}
