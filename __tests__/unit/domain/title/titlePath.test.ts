import { buildTitle } from '@tests/builders';
import {
  collectionPath,
  personPath,
  readTitleAddress,
  seasonPath,
  titlePath,
  watchPath,
} from '@/domain/title/titlePath';
import { readTitleRouteState } from '@/domain/title/titleRouteState';

test('a movie is at its id', () => {
  expect(titlePath({ kind: 'movie', id: 1001, source: 'sample' })).toBe('/movie/1001');
});

test('a series says that it is one', () => {
  expect(titlePath({ kind: 'tv', id: 4001, source: 'sample' })).toBe('/movie/4001?type=tv');
});

test('a number that is not a sample’s says whose it is', () => {
  expect(titlePath({ kind: 'movie', id: 603, source: 'product' })).toBe('/movie/603?from=product');
  expect(titlePath({ kind: 'tv', id: 603, source: 'tmdb' })).toBe('/movie/603?type=tv&from=tmdb');
  expect(watchPath({ kind: 'tv', id: 603, source: 'tmdb' })).toBe('/watch/603?type=tv&from=tmdb');
});

test('people, collections and seasons say whose they are in the same way', () => {
  expect(personPath({ id: 287, source: 'tmdb' })).toBe('/person/287?from=tmdb');
  expect(personPath({ id: 'ada-lamp', source: 'product' })).toBe('/person/ada-lamp');
  expect(collectionPath({ id: 10, source: 'product' })).toBe('/collection/10?from=product');
  expect(seasonPath({ kind: 'tv', id: 1399, source: 'tmdb' }, 0)).toBe('/movie/1399/season/0?type=tv&from=tmdb');
  expect(seasonPath({ kind: 'tv', id: 4001, source: 'sample' }, 2)).toBe('/movie/4001/season/2?type=tv');
});

test.each([
  ['', { kind: 'movie', source: null }],
  ['?type=tv&from=tmdb', { kind: 'tv', source: 'tmdb' }],
  ['?type=opera&from=elsewhere', { kind: 'movie', source: null }],
])('an address with %j is read', (search, expected) => {
  expect(readTitleAddress(new URLSearchParams(search))).toEqual(expected);
});

test('a text id stands as it is', () => {
  expect(titlePath({ kind: 'movie', id: 'tt0113277', source: 'product' })).toBe('/movie/tt0113277');
});

test('what would change the address is escaped', () => {
  expect(titlePath({ kind: 'movie', id: '../a?b#c', source: 'sample' })).toBe('/movie/..%2Fa%3Fb%23c');
});

describe('the state of a history entry', () => {
  const heat = buildTitle({ id: 949, title: 'Heat' });

  test('is the title and its list', () => {
    expect(readTitleRouteState({ title: heat, titles: [heat] })).toEqual({ title: heat, titles: [heat] });
  });

  test('loses what is no title from the list', () => {
    expect(readTitleRouteState({ title: heat, titles: [null, heat, { id: 1 }] })?.titles).toEqual([heat]);
  });

  test.each([undefined, null, 'x', 7])('may come without a list: %p', (titles) => {
    expect(readTitleRouteState({ title: heat, titles })).toEqual({ title: heat, titles: [] });
  });

  test.each([null, undefined, 'x', [], {}, { title: null }, { title: { id: 949, title: 'Heat' } }])(
    'is not ours where it holds no whole title: %j',
    (state) => {
      expect(readTitleRouteState(state)).toBeNull();
    },
  );
});
