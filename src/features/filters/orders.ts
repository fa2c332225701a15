import type { FilterOptions } from '@/domain/filter/filterOptions';
import type { SortKey, TitleFilter } from '@/domain/filter/titleFilter';

interface Order {
  sort: TitleFilter['sort'];
  name: string;
  /** A short name, for the most common orders. */
  short?: string;
}

/** All orders. The default order is first. */
export const ORDERS: readonly [Order, ...Order[]] = [
  { sort: { by: 'popularity', descending: true }, name: 'Most popular first', short: 'Popular' },
  { sort: { by: 'popularity', descending: false }, name: 'Least popular first' },
  { sort: { by: 'rating', descending: true }, name: 'Highest rated first', short: 'Best rated' },
  { sort: { by: 'rating', descending: false }, name: 'Lowest rated first' },
  { sort: { by: 'date', descending: true }, name: 'Newest first', short: 'Newest' },
  { sort: { by: 'date', descending: false }, name: 'Oldest first' },
  { sort: { by: 'title', descending: false }, name: 'A to Z', short: 'Title' },
  { sort: { by: 'title', descending: true }, name: 'Z to A' },
];

/** The data that a catalogue must have for an order to have an effect. Sorting by title needs none. */
const NEEDS: Partial<Record<SortKey, 'popularity' | 'rating' | 'years'>> = {
  popularity: 'popularity',
  rating: 'rating',
  date: 'years',
};

/** Returns the orders that have an effect, and the default one. */
export const orderOptions = (
  options?: Partial<Pick<FilterOptions, 'popularity' | 'rating' | 'years'>>,
): readonly Order[] =>
  ORDERS.filter((order) => {
    const need = NEEDS[order.sort.by];
    return order === ORDERS[0] || !need || options?.[need] !== false;
  });

export const orderOf = ({ by, descending }: TitleFilter['sort']): Order =>
  ORDERS.find(({ sort }) => sort.by === by && sort.descending === descending) ?? ORDERS[0];
