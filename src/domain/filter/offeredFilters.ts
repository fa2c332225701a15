import type { TitleListKey } from '../lists/titleLists';
import type { TitleEntry } from '../title/titleEntry';
import { languageOf, numberOf } from './filterTitles';
import { isAsked } from './titleFilter';
import type { TitleQuery } from './titleQuery';

/** The filters and sort keys for which a catalogue has data. Without data, a filter would have no results. */
export interface OfferedFilters {
  lists: readonly TitleListKey[];
  genres: readonly number[];
  /** ISO 639-1. */
  languages: readonly string[];
  years: boolean;
  rating: boolean;
  votes: boolean;
  runtime: boolean;
  popularity: boolean;
}

/** Returns the filters for which the titles of a catalogue have data, if the catalogue is filtered in the browser. */
export function offeredFilters(entries: readonly TitleEntry[]): Omit<OfferedFilters, 'lists'> {
  const genres = new Set<number>();
  const languages = new Set<string>();
  for (const { record, title } of entries) {
    for (const id of title.genreIds) genres.add(id);
    const language = languageOf(record);
    if (language !== null && /^[a-z]{2}$/.test(language)) languages.add(language);
  }
  return {
    genres: [...genres],
    languages: [...languages],
    years: entries.some(({ title }) => title.year !== null),
    rating: entries.some(({ title }) => title.rating !== null),
    votes: entries.some(({ record }) => numberOf(record.vote_count) !== null),
    runtime: entries.some(({ title }) => title.runtime !== null),
    popularity: entries.some(({ record }) => numberOf(record.popularity) !== null),
  };
}

/** Adds the filters that the URL already uses, so that the viewer can remove them. */
export function withChosen(offered: OfferedFilters, { list, filter }: TitleQuery): OfferedFilters {
  const { genres, withoutGenres, years, rating, votes, runtime, language, sort } = filter;
  return {
    lists: list === null ? offered.lists : [...offered.lists, list],
    genres: [...offered.genres, ...genres, ...withoutGenres],
    languages:
      language === null || offered.languages.includes(language) ? offered.languages : [...offered.languages, language],
    years: offered.years || isAsked(years) || sort.by === 'date',
    rating: offered.rating || rating !== null || sort.by === 'rating',
    votes: offered.votes || votes !== null,
    runtime: offered.runtime || isAsked(runtime),
    popularity: offered.popularity || (sort.by === 'popularity' && !sort.descending),
  };
}
