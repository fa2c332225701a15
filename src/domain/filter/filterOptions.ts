import type { TitleListKey } from '../lists/titleLists';
import type { TitleEntry } from '../title/titleEntry';
import { languageOf, numberOf } from './filterTitles';
import { isAsked } from './titleFilter';
import type { TitleQuery } from './titleQuery';

/** The filters and sort keys for which a catalogue has data. Without data, a filter would have no results. */
export interface FilterOptions {
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
export function filterOptions(entries: readonly TitleEntry[]): Omit<FilterOptions, 'lists'> {
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
export function withChosen(options: FilterOptions, { list, filter }: TitleQuery): FilterOptions {
  const { genres, withoutGenres, years, rating, votes, runtime, language, sort } = filter;
  return {
    lists: list === null ? options.lists : [...options.lists, list],
    genres: [...options.genres, ...genres, ...withoutGenres],
    languages:
      language === null || options.languages.includes(language) ? options.languages : [...options.languages, language],
    years: options.years || isAsked(years) || sort.by === 'date',
    rating: options.rating || rating !== null || sort.by === 'rating',
    votes: options.votes || votes !== null,
    runtime: options.runtime || isAsked(runtime),
    popularity: options.popularity || (sort.by === 'popularity' && !sort.descending),
  };
}
