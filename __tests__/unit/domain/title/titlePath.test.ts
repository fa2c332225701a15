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

test('the path of a movie contains its id', () => {
  expect(titlePath({ kind: 'movie', id: 1001, source: 'sample' })).toBe('/movie/1001');
});

test('the path of a series contains its kind', () => {
  expect(titlePath({ kind: 'tv', id: 4001, source: 'sample' })).toBe('/movie/4001?type=tv');
});

test('the path of a number that is not a sample’s contains its source', () => {
  expect(titlePath({ kind: 'movie', id: 603, source: 'product' })).toBe('/movie/603?from=product');
  expect(titlePath({ kind: 'tv', id: 603, source: 'tmdb' })).toBe('/movie/603?type=tv&from=tmdb');
  expect(watchPath({ kind: 'tv', id: 603, source: 'tmdb' })).toBe('/watch/603?type=tv&from=tmdb');
});

test('people, collections and seasons name their source in the same way', () => {
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
])('reads an address with %j', (search, expected) => {
  expect(readTitleAddress(new URLSearchParams(search))).toEqual(expected);
});

test('a text id stays unchanged', () => {
  expect(titlePath({ kind: 'movie', id: 'tt0113277', source: 'product' })).toBe('/movie/tt0113277');
});

test('characters that would change the address are escaped', () => {
  expect(titlePath({ kind: 'movie', id: '../a?b#c', source: 'sample' })).toBe('/movie/..%2Fa%3Fb%23c');
});

describe('the state of a history entry', () => {
  const heat = buildTitle({ id: 949, title: 'Heat' });

  test('contains the title and its list', () => {
    expect(readTitleRouteState({ title: heat, titles: [heat] })).toEqual({ title: heat, titles: [heat] });
  });

  test('loses records of the list that are not titles', () => {
    expect(readTitleRouteState({ title: heat, titles: [null, heat, { id: 1 }] })?.titles).toEqual([heat]);
  });

  test.each([undefined, null, 'x', 7])('can lack a list: %p', (titles) => {
    expect(readTitleRouteState({ title: heat, titles })).toEqual({ title: heat, titles: [] });
  });

  test.each([null, undefined, 'x', [], {}, { title: null }, { title: { id: 949, title: 'Heat' } }])(
    'is ignored without a complete title: %j',
    (state) => {
      expect(readTitleRouteState(state)).toBeNull();
    },
  );
});
