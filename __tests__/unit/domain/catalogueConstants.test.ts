import { genreName } from '@/domain/lists/genre';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/filter/genreFilter';
import { NUMBERED_ROWS, PRELOADED_ROWS } from '@/domain/lists/numberedRow';
import { STUDIOS } from '@/domain/lists/studio';

test('the catalogue has the lists of seven rows, with the names of the specification', () => {
  expect(NUMBERED_ROWS.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Latest Releases',
    '2 Popular Movies',
    '3 Action Packed',
    '4 Crime & Mystery',
    '5 Sci-fi & Fantasy',
    '6 Horror',
    '7 Horror TV Series',
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

test.each([
  [28, 'Action'],
  [12, 'Adventure'],
  [18, 'Drama'],
  [14, 'Fantasy'],
  [27, 'Horror'],
  [878, 'Science Fiction'],
])('genre %d is %s, in the filter and on a card', (id, name) => {
  expect(GENRE_FILTERS).toContain(id);
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
