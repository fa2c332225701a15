import { readYear } from '@/lib/date';
import { cleanText } from '@/lib/text';
import { readReference } from './readReference';
import type { SearchReference } from './readReference';

/** The kinds of search results, in the order in which they are shown. */
export const SEARCH_KINDS = ['movie', 'tv', 'person'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A parsed search text. */
export interface SearchQuery {
  /** The text as it was typed. */
  written: string;
  /** The words that names must have, without the year and the kind. */
  text: string;
  year: number | null;
  /**
   * Whether the year may be a part of the name (`blade runner 2049`). Titles that match the whole text are results as
   * well.
   */
  isYearUnsure: boolean;
  /** The only kind to search; null for all kinds. */
  kind: SearchKind | null;
  /** The id or URL of a single result. The other fields are ignored then. */
  reference: SearchReference | null;
}

const MAX_LENGTH = 200;

/** The number of years in the future for which titles are announced. */
const YEARS_AHEAD = 5;

const KINDS: Partial<Record<string, SearchKind>> = {
  movie: 'movie',
  movies: 'movie',
  film: 'movie',
  films: 'movie',
  series: 'tv',
  show: 'tv',
  tv: 'tv',
  person: 'person',
  people: 'person',
  actor: 'person',
};

/** Matches an explicit year: `y:1979`, `(1979)`. */
const SURE_YEAR = /(?:^|\s)(?:(?:y|year):(\d{4})|\((\d{4})\))(?=\s|$)/iu;
/** Matches a last word that may be a year. At the start (`2001 a space odyssey`) it belongs to the name. */
const LAST_YEAR = /\s(\d{4})$/u;
const KIND = /(?:^|\s)(?:type|kind):([a-z]+)(?=\s|$)/iu;

/** Parses the search field: years, kinds, ids and URLs of titles. Never throws. */
export function readQuery(input: string): SearchQuery {
  const written = cleanText(input, MAX_LENGTH);
  const kindWord = KIND.exec(written)?.[1]?.toLowerCase() ?? '';
  const ofKind = KINDS[kindWord] === undefined ? '' : without(written, KIND);
  // A kind without a text is not a query.
  const kind = ofKind === '' ? null : (KINDS[kindWord] ?? null);
  const named = kind === null ? written : ofKind;

  const sure = SURE_YEAR.exec(named);
  const sureYear = plausibleYear(sure?.[1] ?? sure?.[2]);
  const lastYear = sureYear === null ? plausibleYear(LAST_YEAR.exec(named)?.[1]) : null;
  const rest = sureYear !== null ? without(named, SURE_YEAR) : lastYear !== null ? without(named, LAST_YEAR) : named;
  // A year alone is a name, even '(1917)', because there is nothing else to search for.
  const isNarrowed = rest !== '' && rest !== named;
  return {
    written,
    text: isNarrowed ? rest : named,
    year: isNarrowed ? (sureYear ?? lastYear) : null,
    isYearUnsure: isNarrowed && lastYear !== null,
    kind,
    reference: readReference(written),
  };
}

const without = (text: string, part: RegExp): string => text.replace(part, ' ').replace(/\s+/gu, ' ').trim();

function plausibleYear(digits: string | undefined): number | null {
  const year = readYear(digits);
  return year !== null && year <= new Date().getFullYear() + YEARS_AHEAD ? year : null;
}
