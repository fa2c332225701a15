import { GENRE_FILTERS } from './genreFilter';
import type { TitleKind } from '../title/title';

/**
 * The URL parameters of the filter, apart from `genre`. The first load only has to know whether there are any; the code
 * that reads them is in a separate chunk.
 */
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

/** Returns whether a URL has a filter beyond the page itself: all titles, or for movies those of a genre chip. */
export function isFilteredAddress(params: URLSearchParams, kind: TitleKind): boolean {
  const genre = params.get('genre');
  const isChip = kind === 'movie' && GENRE_FILTERS.some((id) => String(id) === genre);
  return (genre !== null && !isChip) || PARTS.some((part) => params.has(part));
}
