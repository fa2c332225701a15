import { genreName } from '@/domain/lists/genre';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/filter/genreFilter';
import { NUMBERED_ROWS, PRELOADED_ROWS } from '@/domain/lists/numberedRow';
import { PAYMENT_METHODS } from '@/domain/account/payment';
import { STUDIOS } from '@/domain/lists/studio';

test('Home has the seven rows of the specification', () => {
  expect(NUMBERED_ROWS.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Latest Releases',
    '2 Popular Movies',
    '3 Action Packed',
    '4 Crime & Mystery',
    '5 Sci-fi & Fantasy',
    '6 Horror',
    '7 TV Series',
  ]);
});

test('the first five rows are preloaded', () => {
  expect(PRELOADED_ROWS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('there are four studios with slugs', () => {
  expect(STUDIOS.map(({ name, slug }) => `${name} ${slug}`)).toEqual([
    'Warner Bros warner-bros',
    'Marvel marvel',
    'HBO hbo',
    'Paramount paramount',
  ]);
});

test('there are four payment methods, and only the card is popular', () => {
  expect(PAYMENT_METHODS.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'card: Credit or debit card',
    'upi: UPI',
    'netbanking: Net banking',
    'wallet: Digital wallet',
  ]);
  expect(PAYMENT_METHODS.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['card']);
});

test.each([
  [28, 'Action'],
  [12, 'Adventure'],
  [18, 'Drama'],
  [14, 'Fantasy'],
  [27, 'Horror'],
  [878, 'Science Fiction'],
])('genre %d is %s, in the filter and on a card', (id, name) => {
  expect(GENRE_FILTERS).toContainEqual({ id, name });
  expect(genreName(id)).toBe(name);
});

test.each([0, -1, 999_999, Number.NaN])('genre %d has no name', (id) => {
  expect(genreName(id)).toBeUndefined();
});

describe('the genre in an address', () => {
  test.each([
    ['28', 28],
    ['999999', 999_999],
  ])('%s is a number', (param, id) => {
    expect(readGenreFilter(param)).toBe(id);
  });

  test.each([null, '', 'all', '0', '-28', '2.8', '1e3', ' 28', '28 OR 1=1', '9'.repeat(20)])('%j is All', (param) => {
    expect(readGenreFilter(param)).toBeNull();
  });
});
