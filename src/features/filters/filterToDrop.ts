import type { ActiveFilter } from './activeFilters';

/** The kinds of filters, most restrictive first. The order of the list removes nothing, so it is not among them. */
const NARROWEST_FIRST = ['keyword', 'runtime', 'votes', 'language', 'year', 'rating', 'genre', 'not', 'list'];

const rank = ({ id }: ActiveFilter) => NARROWEST_FIRST.indexOf(id.split(':')[0] ?? '');

/** Returns the filter to suggest for removal: the one that was added last, otherwise the most restrictive one. */
export function filterToDrop(active: readonly ActiveFilter[], added: string | null): ActiveFilter | undefined {
  const narrowing = active.filter((filter) => rank(filter) >= 0);
  return narrowing.find(({ id }) => id === added) ?? narrowing.sort((a, b) => rank(a) - rank(b))[0];
}
