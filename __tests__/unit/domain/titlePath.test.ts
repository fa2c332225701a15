import { buildTitle } from '@tests/builders';
import { titlePath } from '@/domain/titlePath';
import { readTitleRouteState } from '@/domain/titleRouteState';

test('a movie is at its id', () => {
  expect(titlePath({ kind: 'movie', id: 603 })).toBe('/movie/603');
});

test('a series says that it is one', () => {
  expect(titlePath({ kind: 'tv', id: 603 })).toBe('/movie/603?type=tv');
});

test('a text id stands as it is', () => {
  expect(titlePath({ kind: 'movie', id: 'tt0113277' })).toBe('/movie/tt0113277');
});

test('what would change the address is escaped', () => {
  expect(titlePath({ kind: 'movie', id: '../a?b#c' })).toBe('/movie/..%2Fa%3Fb%23c');
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
