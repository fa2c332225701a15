import type { FilterOptions } from '@/domain/filter/filterOptions';
import type { SortKey, TitleFilter } from '@/domain/filter/titleFilter';
import { t, tIn } from '@/i18n/t';

interface Order {
  sort: TitleFilter['sort'];
  name: string;
  /** A short name, for the most common orders. */
  short?: string;
}

/** All orders. The default order is first. */
export const ORDERS: readonly [Order, ...Order[]] = [
  { sort: { by: 'popularity', descending: true }, name: t('Most popular first'), short: tIn('order', 'Popular') },
  { sort: { by: 'popularity', descending: false }, name: t('Least popular first') },
  { sort: { by: 'rating', descending: true }, name: t('Highest rated first'), short: tIn('order', 'Best rated') },
  { sort: { by: 'rating', descending: false }, name: t('Lowest rated first') },
  { sort: { by: 'date', descending: true }, name: t('Newest first'), short: tIn('order', 'Newest') },
  { sort: { by: 'date', descending: false }, name: t('Oldest first') },
  { sort: { by: 'title', descending: false }, name: t('A to Z'), short: tIn('order', 'Title') },
  { sort: { by: 'title', descending: true }, name: t('Z to A') },
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
