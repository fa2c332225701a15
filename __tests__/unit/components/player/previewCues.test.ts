import { RUNS } from '@tests/runs';
import fc from 'fast-check';
import { previewAt, readPreviewCues } from '@/components/player/previewCues';

const FILE = 'https://films.example/kinora/films/previews.vtt';

test('resolves the image of each cue relative to the cue file', () => {
  const cues = readPreviewCues(
    'WEBVTT\r\n\r\n1\r\n00:00.000 --> 00:10.000\r\nsheet.jpg#xywh=0,0,320,180\r\n\r\n01:00:10.000 --> 01:00:20.500\r\nsheet.jpg#xywh=320,180,320,180\r\n',
    FILE,
  );
  expect(cues).toEqual([
    { start: 0, end: 10, sheet: 'https://films.example/kinora/films/sheet.jpg', x: 0, y: 0, width: 320, height: 180 },
    {
      start: 3610,
      end: 3620.5,
      sheet: 'https://films.example/kinora/films/sheet.jpg',
      x: 320,
      y: 180,
      width: 320,
      height: 180,
    },
  ]);
});

test.each([
  ['script', '00:00.000 --> 00:10.000\njavascript:alert(1)#xywh=0,0,1,1'],
  ['a picture without a box', '00:00.000 --> 00:10.000\nsheet.jpg'],
  ['a box without a size', '00:00.000 --> 00:10.000\nsheet.jpg#xywh=0,0,0,10'],
  ['an end before the start', '00:20.000 --> 00:10.000\nsheet.jpg#xywh=0,0,1,1'],
  ['words', 'WEBVTT\n\nHello'],
])('skips %s', (_what, text) => {
  expect(readPreviewCues(text, FILE)).toEqual([]);
});

test('shows the last image before the given time', () => {
  const at = (start: number) => ({ start, end: start + 10, sheet: 's', x: start, y: 0, width: 1, height: 1 });
  const cues = [at(0), at(10), at(30)];
  expect(previewAt(cues, 9.9)?.x).toBe(0);
  expect(previewAt(cues, 25)?.x).toBe(10);
  expect(previewAt(cues, 99)?.x).toBe(30);
  expect(previewAt([], 5)).toBeNull();
});

test('returns sorted cues with web addresses and a size for any text', () => {
  const line = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(9), fc.nat(99)).map(([a, b]) => `0${a}:00.000 --> 00:${String(b).padStart(2, '0')}.000`),
    fc.tuple(fc.string(), fc.nat(400)).map(([name, x]) => `${name}#xywh=${x},0,${x},9`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const cues = readPreviewCues(lines.join('\n'), FILE);
      const starts = cues.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      for (const { start, end, sheet, width } of cues) {
        expect(end).toBeGreaterThan(start);
        expect(sheet).toMatch(/^https?:/);
        expect(width).toBeGreaterThan(0);
      }
    }),
    { numRuns: RUNS },
  );
});
