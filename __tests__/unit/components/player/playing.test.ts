import type { FilmSource, Subtitles } from '@/domain/film/film';
import { captionsShown } from '@/components/player/captionChoice';
import { chooseSource, isStream } from '@/components/player/chooseSource';
import { swipeOf, swipeTarget, tapSeconds } from '@/components/player/usePictureGestures';
import { chapterStep, rateStep, volumeStep } from '@/components/player/mediaActions';
import { sourceReducer, sourceState, waitMs } from '@/components/player/sourceState';
import { clockText } from '@/components/player/timeText';
import { spokenDuration } from '@/i18n/durations';
import { upNextAt } from '@/components/player/UpNext';

const source = (src: string, more: Partial<FilmSource> = {}): FilmSource => ({
  src,
  type: null,
  height: null,
  label: null,
  sound: null,
  ...more,
});
const captions = (language: string, more: Partial<Subtitles> = {}): Subtitles => ({
  src: `${language}.vtt`,
  language,
  label: null,
  kind: 'subtitles',
  isDefault: false,
  isForced: false,
  ...more,
});

test.each([
  [0, '0:00', '0 seconds'],
  [63.9, '1:03', '1 minute 3 seconds'],
  [3723, '1:02:03', '1 hour 2 minutes 3 seconds'],
  [Number.NaN, '0:00', '0 seconds'],
])('%d seconds appear as %s and are spoken as %s', (time, clock, spoken) => {
  expect(clockText(time)).toBe(clock);
  expect(spokenDuration(time)).toBe(spoken);
});

test('recognizes a stream by its type, or by its name if it has no type', () => {
  expect(isStream({ src: 'a', type: 'application/vnd.apple.mpegurl' })).toBe(true);
  expect(isStream({ src: 'a.m3u8?x=1', type: null })).toBe(true);
  expect(isStream({ src: 'a.m3u8', type: 'video/mp4' })).toBe(false);
});

test('the next source is playable and has the same audio if possible', () => {
  const en = { language: 'en', label: null };
  const de = { language: 'de', label: null };
  const sources = [source('1', { sound: en }), source('2', { sound: de }), source('3', { sound: en })];
  const all = () => true;
  expect(chooseSource(sources, new Set(), null, all)).toBe(0);
  expect(chooseSource(sources, new Set([0]), 'en ', all)).toBe(2);
  expect(chooseSource(sources, new Set([0, 2]), 'en ', all)).toBe(1);
  expect(chooseSource(sources, new Set([0, 1, 2]), null, all)).toBe(-1);
  expect(chooseSource(sources, new Set(), null, ({ src }) => src === '2')).toBe(1);
  expect(chooseSource(sources, new Set(), null, () => false)).toBe(0);
});

test('a network error keeps the source; other errors lead to the next source, and then to a message', () => {
  const lost = sourceReducer(sourceState(0), { type: 'failed', fault: 'network', next: () => 1 });
  expect(lost).toMatchObject({ index: 0, fault: 'network', waits: 1 });
  const next = sourceReducer(lost, { type: 'failed', fault: 'missing', next: (failed) => (failed.has(0) ? 1 : 0) });
  expect(next).toMatchObject({ index: 1, fault: null });
  const none = sourceReducer(next, { type: 'failed', fault: 'unplayable', next: () => -1 });
  expect(none).toMatchObject({ index: 1, fault: 'unplayable' });
  expect(sourceReducer(none, { type: 'retried' })).toMatchObject({ fault: null, failed: new Set() });
  expect([1, 2, 3, 20].map(waitMs)).toEqual([1000, 2000, 4000, 30_000]);
});

test('shows the chosen captions, otherwise the default ones, and at least forced ones', () => {
  const list = [captions('en'), captions('de', { isDefault: true }), captions('en', { src: 'f.vtt', isForced: true })];
  expect(captionsShown(list, null, null)?.language).toBe('de');
  expect(captionsShown(list, 'en-GB', null)?.src).toBe('en.vtt');
  expect(captionsShown(list, 'off', 'en')?.src).toBe('f.vtt');
  expect(captionsShown(list, 'off', 'de')).toBeNull();
});

test('taps and swipes seek', () => {
  expect([20, 150, 280].map((x) => tapSeconds(x, 300))).toEqual([-10, 0, 10]);
  expect(swipeOf(4, 4)).toBe('none');
  expect(swipeOf(40, 5)).toBe('sideways');
  expect(swipeOf(20, 40)).toBe('vertical');
  expect(swipeTarget(600, 150, 300, 3600)).toBe(660);
  expect(swipeTarget(10, -300, 300, 3600)).toBe(0);
  expect(swipeTarget(50, 300, 300, 60)).toBe(60);
});

test('steps of volume, rate and chapters stay within their limits', () => {
  expect(volumeStep(0.95, 1)).toBe(1);
  expect(volumeStep(0.3, -1)).toBe(0.2);
  expect(rateStep(1, 1)).toBe(1.25);
  expect(rateStep(2, 1)).toBe(2);
  expect(chapterStep([0, 60, 120], 61, -1)).toBe(0);
  expect(chapterStep([0, 60, 120], 70, -1)).toBe(60);
  expect(chapterStep([0, 60, 120], 70, 1)).toBe(120);
  expect(chapterStep([0, 60], 70, 1)).toBeNull();
});

test('offers the next episode at the credits, 30 seconds before a long end, and after a short film', () => {
  expect(upNextAt(3000, 2900)).toBe(2900);
  expect(upNextAt(3000, null)).toBe(2970);
  expect(upNextAt(300, null)).toBeNull();
});
