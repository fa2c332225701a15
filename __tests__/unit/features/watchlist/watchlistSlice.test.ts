import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistState } from '@/features/watchlist/watchlistSlice';
import {
  reloadedFromStorage,
  operationFailed,
  selectListedKeys,
  selectWatchlist,
  selectWatchlistError,
  titleAdded,
  titleRemoved,
  watchlistCleared,
  watchlistReducer,
} from '@/features/watchlist/watchlistSlice';

const INITIAL = watchlistReducer(undefined, { type: '@@INIT' });
const heat = buildTitle({ id: 949, title: 'Heat' });
const ronin = buildTitle({ id: 8195, title: 'Ronin' });
const dark = buildTitle({ kind: 'tv', id: 949, title: 'Dark' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Adds titles at intervals of one minute. */
const listOf = (...titles: (typeof heat)[]) =>
  titles.reduce((state, title) => {
    jest.advanceTimersByTime(60_000);
    return watchlistReducer(state, titleAdded(title));
  }, INITIAL);

const keysIn = ({ items }: WatchlistState) => items.map(titleKey);
const shownOf = (watchlist: WatchlistState) => selectWatchlist({ watchlist }).map(({ title }) => title);

describe('adding', () => {
  test('stores a title with the time', () => {
    expect(listOf(heat).items).toEqual([{ ...heat, addedAt: '2026-03-01T12:01:00.000Z' }]);
  });

  test('a listed title changes nothing, not even the time', () => {
    const before = listOf(heat);
    jest.advanceTimersByTime(60_000);

    expect(watchlistReducer(before, titleAdded(heat)).items).toEqual(before.items);
  });

  test('keeps a movie and a series with the same number apart', () => {
    expect(keysIn(listOf(heat, dark))).toEqual(['movie:949', 'tv:949']);
  });
});

describe('removing', () => {
  test('removes only the given title', () => {
    expect(keysIn(watchlistReducer(listOf(heat, dark, ronin), titleRemoved('movie:949')))).toEqual([
      'tv:949',
      'movie:8195',
    ]);
  });

  test('a title that is not listed changes nothing', () => {
    const before = listOf(heat);

    expect(watchlistReducer(before, titleRemoved('movie:1')).items).toEqual(before.items);
  });

  test('and adding again uses the new time', () => {
    const removed = watchlistReducer(listOf(heat), titleRemoved('movie:949'));
    jest.advanceTimersByTime(60_000);

    expect(watchlistReducer(removed, titleAdded(heat)).items[0]?.addedAt).toBe('2026-03-01T12:02:00.000Z');
  });
});

test('clearing removes every title', () => {
  expect(watchlistReducer(listOf(heat, dark), watchlistCleared()).items).toEqual([]);
});

test('a list from another tab replaces this one', () => {
  const theirs = listOf(ronin).items;

  expect(keysIn(watchlistReducer(listOf(heat), reloadedFromStorage(theirs)))).toEqual(['movie:8195']);
});

describe('the visible list', () => {
  test('has the newest title first', () => {
    expect(shownOf(listOf(heat, dark, ronin))).toEqual(['Ronin', 'Dark', 'Heat']);
  });

  test('has titles without a time last', () => {
    const old = { ...ronin, addedAt: null };

    expect(shownOf({ ...listOf(heat), items: [old, ...listOf(heat).items] })).toEqual(['Heat', 'Ronin']);
  });

  test('is the same array while nothing changes, to avoid renders', () => {
    const watchlist = listOf(heat, dark);

    expect(selectWatchlist({ watchlist })).toBe(selectWatchlist({ watchlist: { ...watchlist, error: 'x' } }));
  });

  test('has a set of its keys', () => {
    const watchlist = listOf(heat);

    expect([...selectListedKeys({ watchlist })]).toEqual(['movie:949']);
    expect(selectListedKeys({ watchlist })).toBe(selectListedKeys({ watchlist }));
  });
});

describe('an error', () => {
  const failed = watchlistReducer(INITIAL, operationFailed('Failed to clear watchlist'));

  test('is stored as text', () => {
    expect(selectWatchlistError({ watchlist: failed })).toBe('Failed to clear watchlist');
  });

  test('leaves the list unchanged', () => {
    const before = listOf(heat);

    expect(watchlistReducer(before, operationFailed('x')).items).toBe(before.items);
  });

  test.each([
    ['added', titleAdded(heat)],
    ['removed', titleRemoved('movie:949')],
    ['cleared', watchlistCleared()],
  ])('is cleared when a title is %s', (_what, action) => {
    expect(selectWatchlistError({ watchlist: watchlistReducer(failed, action) })).toBeNull();
  });
});

test('any operations lead to the same titles as in a set', () => {
  const titles = [heat, dark, ronin, buildTitle({ id: 'tt0113277' })];
  const step = fc.record({
    action: fc.constantFrom('add', 'add', 'remove', 'clear'),
    title: fc.constantFrom(...titles),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      const model = new Set<TitleKey>();
      let state = INITIAL;
      for (const { action, title } of steps) {
        const key = titleKey(title);
        if (action === 'add') {
          model.add(key);
          state = watchlistReducer(state, titleAdded(title));
        } else if (action === 'remove') {
          model.delete(key);
          state = watchlistReducer(state, titleRemoved(key));
        } else {
          model.clear();
          state = watchlistReducer(state, watchlistCleared());
        }
      }
      expect(keysIn(state)).toEqual([...model]);
    }),
    { numRuns: RUNS },
  );
});
