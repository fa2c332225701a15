import type { TitleListKey } from '../lists/titleLists';
import { TITLE_LISTS } from '../lists/titleLists';
import type { TitleKind } from '../title/title';
import type { Range, TitleFilter } from './titleFilter';
import { NATURALLY_DESCENDING, SORT_KEYS, noFilter } from './titleFilter';
import { asksForRating } from './voteFloor';

const MAX_IDS = 20;
const MAX_VOTES = 1_000_000;
const YEARS = { min: 1870, max: 2200 };
const MINUTES = { min: 1, max: 999 };

/** Reads the filter in a URL. Invalid parts are ignored, each separately. */
export function readTitleFilter(params: URLSearchParams, kind: TitleKind): TitleFilter {
  const genres = readIds(params.get('genre'));
  const by = SORT_KEYS.find((key) => key === params.get('sort')) ?? 'popularity';
  const order = params.get('order');
  const descending = order === 'asc' || order === 'desc' ? order === 'desc' : NATURALLY_DESCENDING[by];
  const asked = { rating: readRating(params.get('rating')), sort: { by, descending } };
  const votes = readWhole(params.get('votes'), 0, MAX_VOTES);
  const language = params.get('language');
  return {
    kind,
    genres,
    genreMatch: params.get('match') === 'all' && genres.length > 1 ? 'all' : 'any',
    // An included genre has priority over an excluded one.
    withoutGenres: readIds(params.get('not')).filter((id) => !genres.includes(id)),
    years: readRange(params.get('year'), YEARS),
    // A minimum of 0 votes only has a meaning if a rating would otherwise require votes.
    votes: votes === 0 && !asksForRating(asked) ? null : votes,
    runtime: readRange(params.get('runtime'), MINUTES),
    language: language !== null && /^[a-z]{2}$/.test(language) ? language : null,
    keywords: readIds(params.get('keyword')),
    ...asked,
  };
}

/** Reads a list such as `28,12`. Sorts it, so that one selection has one URL. */
function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 1000)
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_IDS).sort((a, b) => a - b);
}

function readWhole(text: string | null | undefined, min: number, max: number): number | null {
  const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}

/** Reads `1990-1999`, `1990-`, `-1999` or `1994`. An invalid side is open. */
function readRange(text: string | null, { min, max }: { min: number; max: number }): Range {
  const [first, second = first] = (text ?? '').split('-', 2);
  const from = readWhole(first, min, max);
  const to = readWhole(second, min, max);
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads a rating such as `7` or `7.5`: at most one decimal, greater than 0. */
function readRating(text: string | null): number | null {
  const rating = /^\d{1,2}(\.\d)?$/.test(text ?? '') ? Number(text) : 0;
  return rating > 0 && rating <= 10 ? rating : null;
}

/**
 * Returns a filter as a query string. Leaves out defaults, and uses a fixed order. No value needs to be escaped, so
 * commas stay commas.
 */
export function writeTitleFilter(filter: TitleFilter): string {
  const { genres, genreMatch, withoutGenres, years, rating, votes, runtime, language, keywords, sort } = filter;
  const isNatural = sort.descending === NATURALLY_DESCENDING[sort.by];
  const parts: [name: string, value: string | number | null][] = [
    ['genre', ids(genres)],
    ['match', genreMatch === 'all' && genres.length > 1 ? 'all' : null],
    ['not', ids(withoutGenres.filter((id) => !genres.includes(id)))],
    ['year', range(years)],
    ['rating', rating],
    ['votes', votes === 0 && !asksForRating(filter) ? null : votes],
    ['runtime', range(runtime)],
    ['language', language],
    ['keyword', ids(keywords)],
    ['sort', sort.by === 'popularity' ? null : sort.by],
    ['order', isNatural ? null : sort.descending ? 'desc' : 'asc'],
  ];
  return parts.flatMap(([name, value]) => (value === null || value === '' ? [] : `${name}=${value}`)).join('&');
}

const ids = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b).join(',');

function range({ from, to }: Range): string | number | null {
  if (from === to) return from;
  if (from !== null && to !== null && from > to) return `${to}-${from}`;
  return `${from ?? ''}-${to ?? ''}`;
}

/** The query of the movies page or the series page: one of the lists, or a filter of all titles. */
export interface TitleQuery {
  /** Null for the popular titles, narrowed by the filter. With a list the filter is empty. */
  list: TitleListKey | null;
  filter: TitleFilter;
}

/** Reads the query of a URL. A list has priority over a filter. */
export function readTitleQuery(params: URLSearchParams, kind: TitleKind): TitleQuery {
  const list = TITLE_LISTS[kind].find((key) => key === params.get('list')) ?? null;
  return { list, filter: list === null ? readTitleFilter(params, kind) : noFilter(kind) };
}

/** Returns the query string of a query in its canonical form. */
export const writeTitleQuery = ({ list, filter }: TitleQuery): string =>
  list === null ? writeTitleFilter(filter) : `list=${list}`;
