import fc from 'fast-check';
import { titleKey } from '@/domain/title/title';
import { writeWatchlistItem } from '@/domain/watchlist/watchlist';
import { readOperation as readOf } from '@/persistence/connectCrossTabList';
import { now } from '@/persistence/crossTabList';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { hostileRecord } from '../domain/hostileValues';

const heat = { ...buildTitle({ id: 949, title: 'Heat', source: 'tmdb' }), addedAt: '2026-03-01T12:00:00.000Z' };
const key = titleKey(heat);
const readOperation = (message: unknown) => readOf(watchlistSpec, message);

test('reads an addition and a removal', () => {
  const at = now();

  expect(readOperation({ key, item: writeWatchlistItem(heat), at })).toEqual({ key, item: heat, at });
  expect(readOperation({ key, item: null, at })).toEqual({ key, item: null, at });
});

test('uses the relative time of a tab with another clock', () => {
  const there = now() + 3_600_000;

  expect(readOperation({ key, item: null, at: there - 200, sentAt: there })?.at).toBeCloseTo(now() - 200, -2);
  expect(readOperation({ key, item: null, at: there - 60_000, sentAt: there })).toBeNull();
});

test('uses the absolute time of a tab with the same clock, even for a late message', () => {
  const at = now() - 3000;

  expect(readOperation({ key, item: null, at, sentAt: at })?.at).toBe(at);
});

test.each([
  ['no object', () => 'x'],
  ['no key', () => ({ item: null, at: now() })],
  ['a key that is none', () => ({ key: '__proto__', item: null, at: now() })],
  ['another title under the key', () => ({ key: 'movie:1', item: writeWatchlistItem(heat), at: now() })],
  ['an item that is none', () => ({ key, item: { id: {} }, at: now() })],
  ['a moment to come, which would win over everything', () => ({ key, item: null, at: now() + 60_000 })],
  ['a moment that is none', () => ({ key, item: null, at: Number.NaN })],
  ['a moment long past', () => ({ key, item: null, at: 1 })],
])('ignores a message with %s', (_what, message) => {
  expect(readOperation(message())).toBeNull();
});

test('any message yields only complete operations', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileRecord,
        fc.anything(),
        hostileRecord.map((item) => ({ key, item, at: now() })),
      ),
      (value) => {
        const operation = readOperation(value);
        if (operation?.item) expect(titleKey(operation.item)).toBe(operation.key);
      },
    ),
    { numRuns: RUNS },
  );
});
