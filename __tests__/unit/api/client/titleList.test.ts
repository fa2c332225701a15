import { hasTitles, isFallbackStale, isTitleList, sourceOf, toTitleList } from '@/api/client/titleList';

const HEAT = { id: 949, title: 'Heat' };

test('a list names its source', () => {
  expect(toTitleList('movie')([HEAT], { source: 'tmdb' })).toMatchObject({ source: 'tmdb', titles: [HEAT] });
});

test('a list of Home is limited to the given number of titles', () => {
  const records = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, title: `Film ${index}` }));
  expect(toTitleList('movie', 2)(records, { source: 'product' }).titles.map(({ id }) => id)).toEqual([1, 2]);
});

test('a value that is not a list has no titles', () => {
  expect(toTitleList()('Heat', { source: 'product' })).toEqual({ source: 'product', titles: [] });
});

test('a response without a meta counts as a sample', () => {
  expect(sourceOf(undefined)).toBe('sample');
});

test.each([
  ['a list of movies', [HEAT], true],
  ['a movie among junk', [null, HEAT], true],
  ['an empty list', [], false],
  ['a list of junk', [null, {}], false],
  ['no list', { id: 1 }, false],
])('a list that must not be empty is usable if it is %s: %#', (_what, answer, expected) => {
  expect(hasTitles(answer)).toBe(expected);
});

test.each([
  ['a list of movies', { results: [HEAT] }, true],
  ['an empty list', { results: [] }, true],
  ['a list of junk', { results: [null] }, false],
  ['no list', {}, false],
  ['nothing', null, false],
])('a list that may be empty is usable if it is %s: %#', (_what, answer, expected) => {
  expect(isTitleList(answer)).toBe(expected);
});

describe('an entry is stale fallback data', () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

  test.each([
    ['a sample of two minutes ago', { data: { source: 'sample' }, fulfilledTimeStamp: minutesAgo(2) }, true],
    ['a sample of just now', { data: { source: 'sample' }, fulfilledTimeStamp: minutesAgo(0) }, false],
    ['an old answer of a server', { data: { source: 'product' }, fulfilledTimeStamp: minutesAgo(600) }, false],
    ['an entry without data', {}, false],
    ['no entry', undefined, false],
  ])('%s: %#', (_what, endpointState, expected) => {
    expect(isFallbackStale({ endpointState })).toBe(expected);
  });
});
