import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress, minutesLater } from '@tests/progressBuilders';
import { RUNS } from '@tests/runs';
import { continueWatching } from '@/domain/progress/continueWatching';
import type { Progress } from '@/domain/progress/progress';
import { titleKey } from '@/domain/title/title';

const NOW = Date.parse(minutesLater(600));
const series = buildTitle({ kind: 'tv', id: 1399, title: 'The Long Winter' });
const heat = buildTitle({ id: 949, title: 'Heat' });
const SEEN = { position: 0, watchedAt: minutesLater(0) };

/** Creates an entry for an episode with a next one, played the given number of minutes after noon. */
const episode = (season: number, number: number, minutes: number, fields: Partial<Progress> = {}) =>
  buildProgress({
    title: series,
    episode: buildEpisode(season, number),
    next: buildEpisode(season, number + 1),
    playedAt: minutesLater(minutes),
    ...fields,
  });

const row = (...entries: Progress[]) =>
  continueWatching(entries, NOW).map(({ title, episode: at, position }) =>
    [title.title, at && `s${at.season}e${at.episode}`, position].filter((part) => part !== null).join(' '),
  );

test('the last played title comes first', () => {
  const first = buildProgress({ playedAt: minutesLater(1) });
  const last = buildProgress({ title: heat, playedAt: minutesLater(2) });

  expect(row(first, last)).toEqual(['Heat 1200', 'The Matrix 1200']);
});

test('hides a watched film', () => {
  expect(row(buildProgress(SEEN))).toEqual([]);
});

test('shows a film during a second playback', () => {
  expect(row(buildProgress({ watchedAt: minutesLater(0) }))).toEqual(['The Matrix 1200']);
});

test('shows a series once, with the last played episode', () => {
  expect(row(episode(1, 2, 5), episode(1, 1, 9), episode(1, 3, 1))).toEqual(['The Long Winter s1e1 1200']);
});

test('a finished episode leads to the start of the next one', () => {
  expect(row(episode(1, 1, 5, SEEN))).toEqual(['The Long Winter s1e2 0']);
});

test('a finished episode leads to the last position in the next one', () => {
  expect(row(episode(1, 1, 5, SEEN), episode(1, 2, 1, { position: 700 }))).toEqual(['The Long Winter s1e2 700']);
});

test('skips episodes that were watched before', () => {
  expect(row(episode(1, 1, 9, SEEN), episode(1, 2, 1, SEEN), episode(1, 3, 2, SEEN))).toEqual([
    'The Long Winter s1e4 0',
  ]);
});

test('a second round through all episodes continues with the next one', () => {
  expect(row(episode(1, 1, 9, SEEN), episode(1, 2, 2, { ...SEEN, next: null }))).toEqual(['The Long Winter s1e2 0']);
});

test('hides a series after its last episode, even if an earlier episode is unfinished', () => {
  expect(row(episode(1, 8, 9, { ...SEEN, next: null }), episode(1, 3, 1))).toEqual([]);
});

test('shows a special only while it is the last played episode', () => {
  const special = episode(0, 1, 9);
  expect(row(special, episode(1, 3, 1))).toEqual(['The Long Winter s0e1 1200']);
  expect(row({ ...special, ...SEEN }, episode(1, 3, 1))).toEqual(['The Long Winter s1e3 1200']);
  expect(row(episode(0, 1, 1), episode(1, 3, 9))).toEqual(['The Long Winter s1e3 1200']);
  expect(row({ ...special, ...SEEN })).toEqual([]);
});

test('no episode leads to a special', () => {
  expect(row(episode(1, 8, 9, { ...SEEN, next: buildEpisode(0, 1) }))).toEqual([]);
});

test('hides a hidden series with all its episodes', () => {
  expect(row(episode(1, 2, 5, { isHidden: true }), episode(1, 1, 1))).toEqual([]);
});

test('hides entries that were played more than 16 weeks ago', () => {
  const then = NOW - 16 * 7 * 86_400_000;
  expect(row(buildProgress({ playedAt: new Date(then).toISOString() }))).toHaveLength(1);
  expect(row(buildProgress({ playedAt: new Date(then - 1).toISOString() }))).toHaveLength(0);
});

test('a film and a series with the same number are separate entries', () => {
  expect(row(buildProgress({ title: buildTitle({ id: 1399, title: 'Film' }) }), episode(1, 1, 5))).toHaveLength(2);
});

test('the row of any history is short and shows each title once', () => {
  const number = fc.integer({ min: 0, max: 3 });
  const name = fc.record({ season: number, episode: number, name: fc.constant('') });
  const entry = fc
    .record({
      id: fc.integer({ min: 1, max: 60 }),
      episode: fc.option(name),
      next: fc.option(name),
      minutes: fc.integer({ min: 0, max: 500 }),
      isSeen: fc.boolean(),
      isHidden: fc.boolean(),
    })
    .map(({ id, minutes, isSeen, ...fields }) =>
      buildProgress({
        ...fields,
        title: buildTitle({ kind: fields.episode ? 'tv' : 'movie', id }),
        playedAt: minutesLater(minutes),
        ...(isSeen && SEEN),
      }),
    );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 120 }), (entries) => {
      const shown = continueWatching(entries, NOW);
      const keys = shown.map(({ title }) => titleKey(title));
      expect(new Set(keys).size).toBe(keys.length);
      expect(shown.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: RUNS },
  );
});
