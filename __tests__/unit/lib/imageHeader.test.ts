import fc from 'fast-check';
import { readImageHeader } from '@/lib/imageHeader';
import { buildImage } from '../features/profile/buildImage';

const size = fc.record({ width: fc.integer({ min: 1, max: 16_000 }), height: fc.integer({ min: 1, max: 16_000 }) });
const format = fc.constantFrom(...(Object.keys(buildImage) as (keyof typeof buildImage)[]));
const formatOf = {
  png: 'png',
  gif: 'gif',
  jpeg: 'jpeg',
  webpLossy: 'webp',
  webpLossless: 'webp',
  webpExtended: 'webp',
};

const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];
const looksLikeAnImage = (bytes: Uint8Array) => {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.some((signature) => signature.test(start));
};

test('reads any size in every format', () => {
  fc.assert(
    fc.property(format, size, (kind, { width, height }) => {
      expect(readImageHeader(buildImage[kind](width, height))).toEqual({ format: formatOf[kind], width, height });
    }),
  );
});

test('never accepts bytes without an image signature', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      fc.pre(!looksLikeAnImage(bytes));
      expect(readImageHeader(bytes)).toBeNull();
    }),
    { numRuns: 10_000 },
  );
});

test('never throws or hangs for a valid start with any other bytes', () => {
  fc.assert(
    fc.property(format, size, fc.nat(64), fc.uint8Array({ maxLength: 400 }), (kind, { width, height }, cut, junk) => {
      const bytes = Uint8Array.from([...buildImage[kind](width, height).subarray(0, cut), ...junk]);
      const header = readImageHeader(bytes);
      if (header) expect(header.width >= 1 && header.height >= 1).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('returns null for a truncated header', () => {
  fc.assert(
    fc.property(format, size, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (kind, sizes, part) => {
      const whole = buildImage[kind](sizes.width, sizes.height);
      expect(readImageHeader(whole.subarray(0, Math.floor(whole.length * part)))).toBeNull();
    }),
  );
});

test('reads a JPEG with a large EXIF segment', () => {
  const [start, rest] = [buildImage.jpeg(4000, 3000).subarray(0, 2), buildImage.jpeg(4000, 3000).subarray(2)];
  const exif = [0xff, 0xe1, 0xff, 0xff, ...new Array<number>(0xfffd).fill(0xff)];
  expect(readImageHeader(Uint8Array.from([...start, ...exif, ...rest]))).toMatchObject({ width: 4000, height: 3000 });
});

test('uses the size of the first frame if it is larger than the screen of the GIF', () => {
  const bytes = buildImage.gif(1, 1);
  bytes.set([0x60, 0xea, 0x60, 0xea], bytes.length - 4);
  expect(readImageHeader(bytes)).toMatchObject({ width: 60_000, height: 60_000 });
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', '<!doctype html><title>x</title>', 'BM6', ''])(
  'text is not an image: %j',
  (text) => {
    expect(readImageHeader(new TextEncoder().encode(text))).toBeNull();
  },
);
