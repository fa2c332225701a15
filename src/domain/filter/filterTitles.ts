import type { TitleEntry } from '../title/titleEntry';
import { compareText } from '@/lib/formats/lists';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { Range, SortKey, TitleFilter } from './titleFilter';
import { isAsked } from './titleFilter';
import { voteFloor } from './voteFloor';

/** Reads a number, or a number in a text, which own lists may contain: `1200`, `"1200"`. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const languageOf = ({ original_language: language }: UnknownRecord): string | null =>
  typeof language === 'string' ? language.slice(0, 2).toLowerCase() : null;

/** Returns the ids of keywords: bare, in keyword records, or wrapped as in a details response. */
function keywordIds({ keywords }: UnknownRecord): readonly unknown[] {
  const listed = isRecord(keywords) ? (keywords.keywords ?? keywords.results) : keywords;
  return Array.isArray(listed) ? listed.map((entry: unknown) => (isRecord(entry) ? entry.id : entry)) : [];
}

/**
 * Returns the titles that TMDB's `discover` would return for the same filter. A title without a filtered field does not
 * match. Equal titles, and titles without a sort value, stay in the order of the list.
 */
export function filterTitles<Entry extends TitleEntry>(entries: readonly Entry[], filter: TitleFilter): Entry[] {
  const passes = testFor(filter);
  return sortTitles(entries.filter(passes), filter.sort);
}

/** Sorts titles. The sort is stable. Titles without a sort value come last in both directions. */
export function sortTitles<Entry extends TitleEntry>(
  entries: readonly Entry[],
  { by, descending }: TitleFilter['sort'],
): Entry[] {
  const valueOf = SORT_VALUES[by];
  const keyed = entries.map((entry) => ({ entry, value: valueOf(entry) }));
  const direction = descending ? -1 : 1;
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return direction * compare(a.value, b.value);
  });
  return keyed.map(({ entry }) => entry);
}

function testFor(filter: TitleFilter): (entry: TitleEntry) => boolean {
  const { genres, withoutGenres, years, rating, runtime, language, keywords } = filter;
  const floor = voteFloor(filter);
  const tests: ((entry: TitleEntry) => boolean)[] = [({ title }) => title.kind === filter.kind];
  if (genres.length > 0) {
    const some = filter.genreMatch === 'all' ? 'every' : 'some';
    tests.push(({ title }) => genres[some]((id) => title.genreIds.includes(id)));
  }
  if (withoutGenres.length > 0) tests.push(({ title }) => !withoutGenres.some((id) => title.genreIds.includes(id)));
  if (isAsked(years)) tests.push(({ title }) => isWithin(title.year, years));
  if (isAsked(runtime)) tests.push(({ title }) => isWithin(title.runtime, runtime));
  if (rating !== null) tests.push(({ title }) => title.rating !== null && title.rating >= rating);
  // The default floor does not apply to titles without a vote count, so that a catalogue without votes is not empty.
  if (floor !== null)
    tests.push(({ record }) => (numberOf(record.vote_count) ?? (filter.votes === null ? floor : -1)) >= floor);
  if (language !== null) tests.push(({ record }) => languageOf(record) === language);
  if (keywords.length > 0)
    tests.push(({ record }) => {
      const known = keywordIds(record);
      return keywords.every((id) => known.includes(id));
    });
  return (entry) => tests.every((test) => test(entry));
}

const isWithin = (value: number | null, { from, to }: Range) =>
  value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);

const SORT_VALUES: Record<SortKey, (entry: TitleEntry) => number | string | null> = {
  popularity: ({ record }) => numberOf(record.popularity),
  rating: ({ title }) => title.rating,
  // A year without a date counts as its first day.
  date: ({ title }) => title.releaseDate ?? (title.year === null ? null : `${title.year}-01-01`),
  title: ({ title }) => title.title,
};

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
