import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistState } from '@/features/watchlist/watchlistSlice';
import {
  listChangedElsewhere,
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

/** Adds titles, a minute after another. */
const listOf = (...titles: (typeof heat)[]) =>
  titles.reduce((state, title) => {
    jest.advanceTimersByTime(60_000);
    return watchlistReducer(state, titleAdded(title));
  }, INITIAL);

const keysIn = ({ items }: WatchlistState) => items.map(titleKey);
const shownOf = (watchlist: WatchlistState) => selectWatchlist({ watchlist }).map(({ title }) => title);

describe('adding', () => {
  test('lists a title with the moment', () => {
    expect(listOf(heat).items).toEqual([{ ...heat, addedAt: '2026-03-01T12:01:00.000Z' }]);
  });

  test('what is listed changes nothing, not even the moment', () => {
    const before = listOf(heat);
    jest.advanceTimersByTime(60_000);

    expect(watchlistReducer(before, titleAdded(heat)).items).toEqual(before.items);
  });

  test('keeps a movie and a series of one number apart', () => {
    expect(keysIn(listOf(heat, dark))).toEqual(['movie:949', 'tv:949']);
  });
});

describe('removing', () => {
  test('takes the title and no other', () => {
    expect(keysIn(watchlistReducer(listOf(heat, dark, ronin), titleRemoved('movie:949')))).toEqual([
      'tv:949',
      'movie:8195',
    ]);
  });

  test('what is not listed changes nothing', () => {
    const before = listOf(heat);

    expect(watchlistReducer(before, titleRemoved('movie:1')).items).toEqual(before.items);
  });

  test('and adding again counts from now', () => {
    const removed = watchlistReducer(listOf(heat), titleRemoved('movie:949'));
    jest.advanceTimersByTime(60_000);

    expect(watchlistReducer(removed, titleAdded(heat)).items[0]?.addedAt).toBe('2026-03-01T12:02:00.000Z');
  });
});

test('clearing takes everything', () => {
  expect(watchlistReducer(listOf(heat, dark), watchlistCleared()).items).toEqual([]);
});

test('a list that another tab leaves takes the place of this one', () => {
  const theirs = listOf(ronin).items;

  expect(keysIn(watchlistReducer(listOf(heat), listChangedElsewhere(theirs)))).toEqual(['movie:8195']);
});

describe('what is shown', () => {
  test('is the newest first', () => {
    expect(shownOf(listOf(heat, dark, ronin))).toEqual(['Ronin', 'Dark', 'Heat']);
  });

  test('has titles without a moment at its end', () => {
    const old = { ...ronin, addedAt: null };

    expect(shownOf({ ...listOf(heat), items: [old, ...listOf(heat).items] })).toEqual(['Heat', 'Ronin']);
  });

  test('is the same list as long as nothing changes, so that nothing is drawn anew', () => {
    const watchlist = listOf(heat, dark);

    expect(selectWatchlist({ watchlist })).toBe(selectWatchlist({ watchlist: { ...watchlist, error: 'x' } }));
  });

  test('says of a title whether it is listed', () => {
    const watchlist = listOf(heat);

    expect([...selectListedKeys({ watchlist })]).toEqual(['movie:949']);
    expect(selectListedKeys({ watchlist })).toBe(selectListedKeys({ watchlist }));
  });
});

describe('what went wrong', () => {
  const failed = watchlistReducer(INITIAL, operationFailed('Failed to clear watchlist'));

  test('is kept in words', () => {
    expect(selectWatchlistError({ watchlist: failed })).toBe('Failed to clear watchlist');
  });

  test('leaves the list as it is', () => {
    const before = listOf(heat);

    expect(watchlistReducer(before, operationFailed('x')).items).toBe(before.items);
  });

  test.each([
    ['added', titleAdded(heat)],
    ['removed', titleRemoved('movie:949')],
    ['cleared', watchlistCleared()],
  ])('is forgotten when something is %s', (_what, action) => {
    expect(selectWatchlistError({ watchlist: watchlistReducer(failed, action) })).toBeNull();
  });
});

test('whatever is done, the list holds what a set would hold', () => {
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
