import { readYear } from '@/lib/date';
import { cleanText } from '@/lib/text';
import { readReference } from './readReference';
import type { SearchReference } from './readReference';

/** What can be found, in the order in which it is shown. */
export const SEARCH_KINDS = ['movie', 'tv', 'person'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What somebody wrote into the search field, understood. */
export interface SearchQuery {
  /** As it was written. */
  written: string;
  /** What names have to have, without the year and the kind. */
  text: string;
  year: number | null;
  /** The year may be a part of the name (`blade runner 2049`): what bears the whole text is meant as well. */
  isYearUnsure: boolean;
  /** Nothing else is looked for; null for everything. */
  kind: SearchKind | null;
  /** One thing by its number or address; the rest counts for nothing then. */
  reference: SearchReference | null;
}

const MAX_LENGTH = 200;

/** Nothing that can be seen is announced for later. */
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

/** Said in so many words: `y:1979`, `(1979)`. */
const SURE_YEAR = /(?:^|\s)(?:(?:y|year):(\d{4})|\((\d{4})\))(?=\s|$)/iu;
/** A last word that may be one. At the start (`2001 a space odyssey`) it belongs to the name. */
const LAST_YEAR = /\s(\d{4})$/u;
const KIND = /(?:^|\s)(?:type|kind):([a-z]+)(?=\s|$)/iu;

/** Reads what stands in the search field: years, kinds, numbers and addresses of titles. No text makes it fail. */
export function readQuery(input: string): SearchQuery {
  const written = cleanText(input, MAX_LENGTH);
  const kindWord = KIND.exec(written)?.[1]?.toLowerCase() ?? '';
  const ofKind = KINDS[kindWord] === undefined ? '' : without(written, KIND);
  // A kind alone is nothing to look for.
  const kind = ofKind === '' ? null : (KINDS[kindWord] ?? null);
  const named = kind === null ? written : ofKind;

  const sure = SURE_YEAR.exec(named);
  const sureYear = plausibleYear(sure?.[1] ?? sure?.[2]);
  const lastYear = sureYear === null ? plausibleYear(LAST_YEAR.exec(named)?.[1]) : null;
  const rest = sureYear !== null ? without(named, SURE_YEAR) : lastYear !== null ? without(named, LAST_YEAR) : named;
  // A year alone is a name: '(1917)' as well, as there is nothing else to look for.
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
