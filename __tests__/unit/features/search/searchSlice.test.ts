import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import {
  queryRemembered,
  recentQueriesCleared,
  searchCleared,
  searchReducer,
  selectRecentQueries,
  selectSelectedTitle,
  titleSelected,
} from '@/features/search/searchSlice';

const INITIAL = searchReducer(undefined, { type: '@@INIT' });

const recentAfter = (...queries: string[]) =>
  selectRecentQueries({ search: queries.map(queryRemembered).reduce(searchReducer, INITIAL) });

test('at first there are no recent queries', () => {
  expect(recentAfter()).toEqual([]);
});

test('the newest query comes first', () => {
  expect(recentAfter('heat', 'ronin')).toEqual(['ronin', 'heat']);
});

test('five queries are kept', () => {
  expect(recentAfter('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a query that comes again moves to the front', () => {
  expect(recentAfter('heat', 'ronin', 'heat')).toEqual(['heat', 'ronin']);
});

test('a query is the same in another case, and is kept as it was typed last', () => {
  expect(recentAfter('heat', 'ronin', 'HEAT')).toEqual(['HEAT', 'ronin']);
});

test('the recent queries can be cleared', () => {
  const search = searchReducer({ ...INITIAL, recent: ['heat'] }, recentQueriesCleared());

  expect(selectRecentQueries({ search })).toEqual([]);
});

test('whatever is searched, the list has five queries at most, the last one first, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 }), { minLength: 1, maxLength: 20 }), (queries) => {
      const recent = recentAfter(...queries);
      expect(recent.length).toBeLessThanOrEqual(5);
      expect(recent[0]).toBe(queries.at(-1));
      expect(new Set(recent.map((query) => query.toLowerCase())).size).toBe(recent.length);
    }),
    { numRuns: RUNS },
  );
});

test('no card is lit at first', () => {
  expect(selectSelectedTitle({ search: INITIAL })).toBeNull();
});

test('the card that was opened last is lit', () => {
  const search = [titleSelected('movie:1'), titleSelected('tv:2')].reduce(searchReducer, INITIAL);

  expect(selectSelectedTitle({ search })).toBe('tv:2');
});

test('a search that is cleared lights no card any more, and is still remembered', () => {
  const search = [queryRemembered('heat'), titleSelected('movie:603'), searchCleared()].reduce(searchReducer, INITIAL);

  expect(selectSelectedTitle({ search })).toBeNull();
  expect(selectRecentQueries({ search })).toEqual(['heat']);
});
