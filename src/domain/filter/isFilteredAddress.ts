import { GENRE_FILTERS } from './genreFilter';
import type { TitleKind } from '../title/title';

/** Whoever finds one of these reads the whole filter; the page's own first load only has to know that there is one. */
const PARTS = [
  'not',
  'year',
  'rating',
  'votes',
  'runtime',
  'language',
  'keyword',
  'sort',
  'order',
  'list',
  'colour',
  'tonight',
];

/** Whether an address asks for more than the page shows by itself: all, or for movies what one of the chips names. */
export function isFilteredAddress(params: URLSearchParams, kind: TitleKind): boolean {
  const genre = params.get('genre');
  const isChip = kind === 'movie' && GENRE_FILTERS.some(({ id }) => String(id) === genre);
  return (genre !== null && !isChip) || PARTS.some((part) => params.has(part));
}
