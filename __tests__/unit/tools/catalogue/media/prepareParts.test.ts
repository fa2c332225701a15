import { areAlike, joinArguments } from '@tools/catalogue/media/prepareParts';
import type { ProbeResult } from '@tools/catalogue/probe/probeResult';

const probe = (codec: string, width: number, sounds: number): ProbeResult => ({
  format: 'mov,mp4',
  duration: 7,
  video: { index: 0, codec, profile: 'High', pixelFormat: 'yuv420p', width, height: 240 },
  audio: Array.from({ length: sounds }, (_, index) => ({
    index: index + 1,
    codec: 'aac',
    channels: 2,
    language: null,
    title: null,
  })),
  subtitles: [],
  chapters: [],
});

test('parts are alike only if picture, size, audio and container are equal', () => {
  const first = { file: 'a.mp4', probed: probe('h264', 320, 1) };
  expect(areAlike([first, { ...first, file: 'b.mp4' }])).toBe(true);
  expect(areAlike([first, { ...first, file: 'b.avi' }])).toBe(false);
  expect(areAlike([first, { file: 'b.mp4', probed: probe('mpeg4', 320, 1) }])).toBe(false);
  expect(areAlike([first, { file: 'b.mp4', probed: probe('h264', 640, 1) }])).toBe(false);
  expect(areAlike([first, { file: 'b.mp4', probed: probe('h264', 320, 0) }])).toBe(false);
});

test('scales different parts to the size of the first, and adds silence to a silent part', () => {
  const args = joinArguments(
    [
      { file: 'a.mp4', probed: probe('h264', 321, 1) },
      { file: 'b.avi', probed: probe('mpeg4', 640, 0) },
    ],
    'joined.mp4',
  );
  expect(args.slice(0, 10)).toEqual([
    ...['-i', 'file:a.mp4', '-i', 'file:b.avi'],
    ...['-f', 'lavfi', '-t', '7', '-i', 'anullsrc'],
  ]);
  const filter = args[args.indexOf('-filter_complex') + 1] ?? '';
  expect(filter.match(/pad=320:240/g)).toHaveLength(2);
  expect(filter).toContain('[2:a:0]aformat');
  expect(filter).toContain('[v0][a0][v1][a1]concat=n=2:v=1:a=1');
});
