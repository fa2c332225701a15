import fc from 'fast-check';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { imageFacts } from '@tools/deploy/setup/logo';

const svg = (text: string) => imageFacts(Buffer.from(text));

test.each([
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp({ quality: 40 })],
  ['webp', (image: Sharp) => image.webp({ lossless: true })],
] as const)('reads the size of a %s file', async (format, encode) => {
  const image = sharp({ create: { width: 37, height: 121, channels: 3, background: '#1f6' } });
  expect(imageFacts(await encode(image).toBuffer())).toEqual({ format, width: 37, height: 121 });
});

test('reads the size of a WebP file with transparency', async () => {
  const image = sharp({
    create: { width: 300, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  });
  expect(imageFacts(await image.webp({ quality: 50 }).toBuffer())).toEqual({ format: 'webp', width: 300, height: 20 });
});

test('reads the size of an SVG from its viewBox, otherwise from its width and height', () => {
  expect(svg('<svg xmlns="x" viewBox="0 0 240 60"><path/></svg>')).toEqual({ format: 'svg', width: 240, height: 60 });
  expect(svg('<?xml version="1.0"?>\n<!-- a -->\n<svg width="20mm" height="10mm"/>')).toEqual({
    format: 'svg',
    width: 20,
    height: 10,
  });
  expect(svg('<svg></svg>')).toEqual({ format: 'svg', width: 1, height: 1 });
});

test('refuses any content that is not an image', () => {
  expect(svg('<html><svg></svg></html>')).toBeNull();
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 64 }),
        fc.string().map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        const facts = imageFacts(bytes);
        if (facts !== null) expect(facts.width * facts.height).toBeGreaterThan(0);
      },
    ),
  );
});

test('reads a hostile SVG quickly', () => {
  const started = performance.now();
  expect(svg(`${'<!--'.repeat(20_000)}<svg`)).toBeNull();
  expect(svg(' '.repeat(100_000))).toBeNull();
  expect(svg(`<svg ${'width= '.repeat(20_000)}>`)).not.toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
