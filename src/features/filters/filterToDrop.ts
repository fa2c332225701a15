import type { ActiveFilter } from './activeFilters';

/** What leaves the fewest titles comes first; an order leaves all of them. */
const NARROWEST_FIRST = ['keyword', 'runtime', 'votes', 'language', 'year', 'rating', 'genre', 'not', 'list'];

const rank = ({ id }: ActiveFilter) => NARROWEST_FIRST.indexOf(id.split(':')[0] ?? '');

/** Where nothing is left: the filter that came last, or else the one that is likeliest to leave little. */
export function filterToDrop(active: readonly ActiveFilter[], added: string | null): ActiveFilter | undefined {
  const narrowing = active.filter((filter) => rank(filter) >= 0);
  return narrowing.find(({ id }) => id === added) ?? narrowing.sort((a, b) => rank(a) - rank(b))[0];
}
