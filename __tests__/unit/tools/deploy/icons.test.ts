import fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawMonogram, initialsOf, monogramSvg } from '@tools/deploy/icons/monogram';
import { encodeIco, encodePng } from '@tools/deploy/icons/png';

const COLORS = { ground: '#7fd6c2', letters: '#211503' };
const ROUNDED = { corners: 'rounded', scale: 1 } as const;

test('takes the first letters of the first two words', () => {
  expect(initialsOf('Filmclub')).toBe('F');
  expect(initialsOf('The Film Club')).toBe('TF');
  expect(initialsOf('Étoile & Cie')).toBe('EC');
  expect(initialsOf('"8 mm"')).toBe('8M');
});

test('draws a play sign instead of letters for scripts that it cannot draw', () => {
  expect(initialsOf('映画館')).toBe('');
  expect(initialsOf('🎬')).toBe('');
  expect(monogramSvg('映画館', COLORS)).toContain('<path d="M');
});

test('draws an icon for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      const svg = monogramSvg(name, COLORS);
      expect(svg).toMatch(/^<svg [^<]*<rect [^<]*<path d="M[\d. ML]+" [^<]*<\/svg>\n$/);
      expect(svg).not.toMatch(/NaN|Infinity/);
      const { pixels } = drawMonogram(name, 16, COLORS, ROUNDED);
      expect(new Set(pixels).size).toBeGreaterThan(2);
    }),
  );
});

test('draws the same image in pixels as in the SVG', async () => {
  const size = 128;
  const { pixels } = drawMonogram('Film Club', size, COLORS, ROUNDED);
  const expected = await sharp(Buffer.from(monogramSvg('Film Club', COLORS)), { density: 288 })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer();
  // The color of a transparent pixel does not matter.
  const shown = (bitmap: Uint8Array, index: number) =>
    ((bitmap[index] ?? 0) * (bitmap[index - (index % 4) + 3] ?? 0)) / 255;
  const differences = pixels.map((_, index) => Math.abs(shown(pixels, index) - shown(expected, index)));
  expect(differences.reduce((sum, value) => sum + value, 0) / pixels.length).toBeLessThan(1);
});

test('writes PNG files that other programs can read', async () => {
  const bitmap = drawMonogram('K', 48, COLORS, { corners: 'full', scale: 0.8 });
  const { data, info } = await sharp(encodePng(bitmap)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 48, height: 48, channels: 4 });
  expect(Buffer.compare(data, bitmap.pixels)).toBe(0);
});

test('keeps every pixel of any bitmap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }).chain((size) =>
        fc.record({
          size: fc.constant(size),
          pixels: fc.uint8Array({ minLength: size * size * 4, maxLength: size * size * 4 }),
        }),
      ),
      ({ size, pixels }) => {
        const png = encodePng({ size, pixels });
        const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, -16));
        const found = Array.from({ length: size }, (_, y) => [
          ...rows.subarray(y * (size * 4 + 1) + 1, (y + 1) * (size * 4 + 1)),
        ]);
        expect(found.flat()).toEqual([...pixels]);
      },
    ),
  );
});

test('writes icons of several sizes into one ICO file', () => {
  const images = [16, 32, 256].map((size) => ({ size, png: encodePng(drawMonogram('K', size, COLORS, ROUNDED)) }));
  const ico = encodeIco(images);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    expect(ico[at]).toBe(size % 256);
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(Buffer.compare(ico.subarray(offset, offset + length), png)).toBe(0);
  });
});
