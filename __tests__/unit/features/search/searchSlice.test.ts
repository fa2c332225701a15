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

test('starts without recent queries', () => {
  expect(recentAfter()).toEqual([]);
});

test('the newest query comes first', () => {
  expect(recentAfter('heat', 'ronin')).toEqual(['ronin', 'heat']);
});

test('keeps five queries', () => {
  expect(recentAfter('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('moves a repeated query to the front', () => {
  expect(recentAfter('heat', 'ronin', 'heat')).toEqual(['heat', 'ronin']);
});

test('ignores case, and keeps the last spelling', () => {
  expect(recentAfter('heat', 'ronin', 'HEAT')).toEqual(['HEAT', 'ronin']);
});

test('clears the recent queries', () => {
  const search = searchReducer({ ...INITIAL, recent: ['heat'] }, recentQueriesCleared());

  expect(selectRecentQueries({ search })).toEqual([]);
});

test('any searches lead to at most five unique queries, latest first', () => {
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

test('starts without a selected card', () => {
  expect(selectSelectedTitle({ search: INITIAL })).toBeNull();
});

test('selects the card that was opened last', () => {
  const search = [titleSelected('movie:1'), titleSelected('tv:2')].reduce(searchReducer, INITIAL);

  expect(selectSelectedTitle({ search })).toBe('tv:2');
});

test('clearing the search deselects the card, and keeps the recent queries', () => {
  const search = [queryRemembered('heat'), titleSelected('movie:603'), searchCleared()].reduce(searchReducer, INITIAL);

  expect(selectSelectedTitle({ search })).toBeNull();
  expect(selectRecentQueries({ search })).toEqual(['heat']);
});
