import { buildTitle } from '@tests/builders';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { inOrder, readOrder } from '@/domain/watchlist/watchlistOrder';

const item = (id: number, fields: Partial<WatchlistItem>): WatchlistItem => ({
  ...buildTitle({ id }),
  addedAt: `2026-01-0${id}T00:00:00.000Z`,
  ...fields,
});

const ITEMS = [
  item(1, { title: 'Heat', year: 1995, rating: 8.2, runtime: 170 }),
  item(2, { title: 'Éloge', year: null, rating: null, runtime: null }),
  item(3, { title: 'Alien', year: 1979, rating: 8.5, runtime: 117 }),
  item(4, { title: 'Ronin', year: 1995, rating: 7.3, runtime: 122 }),
];

test.each([
  ['added', [4, 3, 2, 1]],
  ['title', [3, 2, 1, 4]],
  ['year', [4, 1, 3, 2]],
  ['rating', [3, 1, 4, 2]],
  ['runtime', [3, 4, 1, 2]],
] as const)('sorts by %s, missing values last, and equal ones newest first', (order, ids) => {
  expect(inOrder(ITEMS, order).map(({ id }) => id)).toEqual(ids);
});

test('an address names a valid order, or means the default', () => {
  const orders = ['added', 'title', 'year', 'rating', 'runtime'];
  expect(orders.map(readOrder)).toEqual(orders);
  expect([null, '', 'constructor', 'Title'].map(readOrder)).toEqual(['added', 'added', 'added', 'added']);
});
