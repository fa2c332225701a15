import { NATURALLY_DESCENDING } from './sortKeys';
import type { Range, TitleFilter } from './titleFilter';
import { asksForRating } from './voteFloor';

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
