import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress, minutesLater } from '@tests/progressBuilders';
import { RUNS } from '@tests/runs';
import { progressKey } from '@/domain/progress/progress';
import { isProgressKey, readProgress, readProgressList, writeProgress } from '@/domain/progress/storedProgress';
import { hostileRecord } from '../hostileValues';

const stored = (fields: object = {}) => ({ ...writeProgress(buildProgress()), ...fields });
const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ['a film', buildProgress()],
  ['what was hidden', buildProgress({ isHidden: true })],
  ['what was seen', buildProgress({ position: 0, watchedAt: minutesLater(3) })],
  [
    'an episode',
    buildProgress({
      title: buildTitle({ kind: 'tv', id: 1399, source: 'product', overview: '', isPlayable: true }),
      episode: buildEpisode(1, 2),
      next: buildEpisode(2, 1),
    }),
  ],
])('%s stays the same in storage', (_what, entry) => {
  expect(readProgress(overJson(writeProgress(entry)))).toEqual(entry);
});

test('does not store the title’s overview', () => {
  expect(JSON.stringify(writeProgress(buildProgress({ title: buildTitle() })))).not.toContain('hacker');
});

test.each([
  ['no object', 5],
  ['no title', stored({ title: undefined })],
  ['a title without an id', stored({ title: { title: 'Heat' } })],
  ['no position', stored({ position: null })],
  ['a position before the start', stored({ position: -1 })],
  ['a position behind the end', stored({ position: 6001 })],
  ['a position that is a text', stored({ position: '12' })],
  ['a length of years', stored({ duration: 1e9 })],
  ['no time', stored({ playedAt: undefined })],
  ['a time that is none', stored({ playedAt: 'yesterday' })],
  ['an episode without its number', stored({ episode: { season: 1 } })],
  ['an episode with half a number', stored({ episode: { season: 1, episode: 1.5 } })],
])('an entry with %s is invalid', (_what, raw) => {
  expect(readProgress(raw)).toBeNull();
});

test('cleans names, and skips junk beside an entry', () => {
  const raw = stored({ episode: { season: 1, episode: 2, name: '  A\u202e B ' }, next: 'x', watchedAt: 7 });

  expect(readProgress(raw)).toMatchObject({
    episode: { season: 1, episode: 2, name: 'A B' },
    next: null,
    watchedAt: null,
  });
});

test('a list contains each entry once, without junk', () => {
  expect(readProgressList([stored(), null, 5, stored({ position: 7 })])).toEqual([buildProgress()]);
});

test('the last played entries remain if there are too many', () => {
  const list = Array.from({ length: 1200 }, (_, index) =>
    writeProgress(buildProgress({ title: buildTitle({ id: index + 1 }), playedAt: minutesLater(index) })),
  );

  const read = readProgressList(list);

  expect(read).toHaveLength(1000);
  expect(read.map(({ title }) => title.id)).not.toContain(200);
  expect(read.map(({ title }) => title.id)).toContain(201);
});

test.each(['movie:603', 'tv:1399@product/s1e2', 'movie:tt0137523', 'tv:1399@tmdb/s0e0'])('%s is a key', (key) => {
  expect(isProgressKey(key)).toBe(true);
});

test.each(['', 'x', 'movie:603/', 'movie:603/s1', 'tv:1/s1e1/s1e1', '__proto__', 5, null])('%j is not a key', (key) => {
  expect(isProgressKey(key)).toBe(false);
});

test('any stored value yields only complete entries, which are written as they are read', () => {
  const raw = fc.oneof(
    fc.anything(),
    hostileRecord,
    hostileRecord.map((title) => stored({ title })),
    fc
      .dictionary(
        fc.constantFrom('position', 'duration', 'playedAt', 'watchedAt', 'episode', 'next', 'hidden'),
        fc.oneof(fc.anything(), fc.double(), fc.date().map(String)),
      )
      .map(stored),
  );
  fc.assert(
    fc.property(raw, (value) => {
      const entry = readProgress(value);
      if (entry === null) return;
      expect(isProgressKey(progressKey(entry))).toBe(true);
      expect(entry.position).toBeLessThanOrEqual(entry.duration);
      // A written entry is read the same from then on.
      const again = readProgress(overJson(writeProgress(entry)));
      expect(again && readProgress(overJson(writeProgress(again)))).toEqual(again);
    }),
    { numRuns: RUNS },
  );
});
