import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { buildProgress } from '@tests/progressBuilders';
import { RUNS } from '@tests/runs';
import { afterPosition, isSeen } from '@/domain/progress/afterPosition';
import type { Position, Progress } from '@/domain/progress/progress';

const film = { title: buildTitle(), episode: null, next: null };
const NOW = '2026-03-02T20:00:00.000Z';

const at = (position: number, duration = 6000, creditsStart: number | null = null): Position => ({
  position,
  duration,
  creditsStart,
});
const after = (position: Position, previous: Progress | null = null) => afterPosition(previous, film, position, NOW);

test.each([
  ['a minute of a long film', at(60), 60],
  ['5 per cent of half an hour, where a minute would be more', at(50, 1000), 50],
  ['10 seconds of a short one, where 5 per cent would be less', at(10, 100), 10],
])('stores a position from %s', (_what, position, kept) => {
  expect(after(position)).toMatchObject({ position: kept, watchedAt: null, playedAt: NOW });
});

test.each([
  ['less than a minute of a long film', at(59.9)],
  ['less than 5 per cent of half an hour', at(49.9, 1000)],
  ['less than 10 seconds of a short one', at(9.9, 100)],
  ['a load that failed', at(0, 0)],
  ['no length', at(100, NaN)],
  ['no position', at(NaN)],
  ['an endless one', at(100, Infinity)],
])('stores nothing for %s', (_what, position) => {
  expect(after(position)).toBeNull();
});

test.each([at(0, 0), at(0, NaN), at(NaN, NaN), at(-1)])(
  'a failed load keeps the progress that is stored: %j',
  (position) => {
    const previous = buildProgress();

    expect(after(position, previous)).toBe(previous);
  },
);

test('the first moments of a started film keep its position, and count as playback', () => {
  const previous = buildProgress({ isHidden: true });

  expect(after(at(3), previous)).toEqual({ ...previous, title: film.title, playedAt: NOW, isHidden: false });
});

test('a film is watched at 90 percent, and has nothing to resume', () => {
  expect(after(at(5399), buildProgress())).toMatchObject({ position: 5399, watchedAt: null });
  expect(after(at(5400), buildProgress())).toMatchObject({ position: 0, watchedAt: NOW, duration: 6000 });
});

test('a film is watched at the start of earlier credits', () => {
  expect(isSeen(at(4999, 6000, 5000))).toBe(false);
  expect(isSeen(at(5000, 6000, 5000))).toBe(true);
});

test('90 percent are enough if the credits start later', () => {
  expect(isSeen(at(5400, 6000, 5900))).toBe(true);
});

test('credits in the first half are ignored', () => {
  expect(isSeen(at(2000, 6000, 100))).toBe(false);
});

test('a second playback keeps the watched time and has its own position', () => {
  const seen = buildProgress({ position: 0, watchedAt: '2026-01-01T00:00:00.000Z' });

  const again = after(at(300), seen);
  expect(again).toMatchObject({ position: 300, watchedAt: '2026-01-01T00:00:00.000Z' });
  expect(after(at(6000), again)).toMatchObject({ position: 0, watchedAt: '2026-01-01T00:00:00.000Z' });
});

test('a new playback shows a hidden entry again', () => {
  expect(after(at(300), buildProgress({ isHidden: true }))?.isHidden).toBe(false);
});

test('a clock that was set back does not make a new playback older than the last one', () => {
  const previous = buildProgress({ playedAt: '2027-01-01T00:00:00.000Z' });

  expect(after(at(300), previous)?.playedAt).toBe('2027-01-01T00:00:00.000Z');
});

test('the stored position of any playback can be resumed', () => {
  const number = fc.double({ min: -10, max: 20_000 });
  fc.assert(
    fc.property(number, number, fc.option(number), fc.boolean(), (position, duration, creditsStart, hasPrevious) => {
      const previous = hasPrevious ? buildProgress() : null;
      const entry = afterPosition(previous, film, { position, duration, creditsStart }, NOW);
      if (entry === null || entry === previous) return;
      expect(entry.position).toBeGreaterThanOrEqual(0);
      expect(entry.position).toBeLessThanOrEqual(entry.duration);
      if (entry.position === 0) expect(entry.watchedAt).not.toBeNull();
      else expect(entry.position).toBeGreaterThanOrEqual(10);
    }),
    { numRuns: RUNS },
  );
});
