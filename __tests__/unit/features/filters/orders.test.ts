import type { FilterOptions } from '@/domain/filter/filterOptions';
import { orderOptions, ORDERS } from '@/features/filters/orders';

const NOTHING: FilterOptions = {
  lists: [],
  genres: [],
  languages: [],
  years: false,
  rating: false,
  votes: false,
  runtime: false,
  popularity: false,
};

const namesOf = (offered?: FilterOptions) => orderOptions(offered).map(({ name }) => name);

test('offers only orders that change the list, and the default one', () => {
  expect(namesOf()).toEqual(ORDERS.map(({ name }) => name));
  expect(namesOf(NOTHING)).toEqual(['Most popular first', 'A to Z', 'Z to A']);
  expect(namesOf({ ...NOTHING, years: true })).toEqual([
    'Most popular first',
    'Newest first',
    'Oldest first',
    'A to Z',
    'Z to A',
  ]);
});
