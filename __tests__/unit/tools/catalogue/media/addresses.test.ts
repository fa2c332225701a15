import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { encodePath } from '@tools/catalogue/media/linkFile';
import { hlsArguments, rungsOf } from '@tools/catalogue/media/hlsArguments';
import { readMediaAddress } from '@/lib/mediaAddress';

it('encodes characters that have a meaning in a URL', () => {
  expect(encodePath('Old #1 (1962)/50% ? é.mp4')).toBe('Old%20%231%20(1962)/50%25%20%3F%20%C3%A9.mp4');
});

it('creates URLs that the app accepts and that decode to the file’s path', () => {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((name) => !/[/\0]|^\.{1,2}$/.test(name));
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const address = `https://films.example/${encodePath(segments.join('/'))}`;
      expect(readMediaAddress(address)).toBe(address);
      expect(decodeURIComponent(new URL(address).pathname)).toBe(`/${segments.join('/')}`);
    }),
    { numRuns: RUNS },
  );
});

it.each([
  [{ width: 640, height: 360 }, [360]],
  [{ width: 1280, height: 544 }, [480, 720]],
  [{ width: 1920, height: 800 }, [480, 720, 1080]],
  [{ width: 3840, height: 2160 }, [480, 720, 1080]],
])('offers qualities up to the film’s own: %j', (size, heights) => {
  expect(rungsOf(size).map(({ height }) => height)).toEqual(heights);
});

it('has one list per quality, without audio if the film has none', () => {
  const video = { index: 0, codec: 'h264', profile: '', pixelFormat: '', width: 1280, height: 720 };
  const args = hlsArguments(rungsOf(video), video, null);
  expect(args[args.indexOf('-var_stream_map') + 1]).toBe('v:0 v:1');
});
