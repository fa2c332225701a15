const text = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0));
const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
const little = (value: number, length: number) => big(value, length).reverse();

const webp = (chunk: string, data: number[]) =>
  Uint8Array.from([
    ...text('RIFF'),
    ...little(data.length + 12, 4),
    ...text('WEBP'),
    ...text(chunk),
    0,
    0,
    0,
    0,
    ...data,
  ]);

/** The first bytes of an image of each format, up to the last byte of its size. */
export const buildImage = {
  png: (width: number, height: number) =>
    Uint8Array.from([
      0x89,
      ...text('PNG\r\n\x1a\n'),
      0,
      0,
      0,
      13,
      ...text('IHDR'),
      ...big(width, 4),
      ...big(height, 4),
    ]),
  gif: (width: number, height: number) =>
    Uint8Array.from([
      ...text('GIF89a'),
      ...little(width, 2),
      ...little(height, 2),
      // A table of two colors, then a comment and the first frame.
      ...[0x80, 0, 0, 0, 0, 0, 255, 255, 255],
      ...[0x21, 0xfe, 2, 1, 1, 0],
      ...[0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2)],
    ]),
  jpeg: (width: number, height: number) =>
    Uint8Array.from([
      ...[0xff, 0xd8],
      ...[0xff, 0xe0, 0, 4, 0, 0],
      ...[0xff, 0xff, 0xdb, 0, 3, 0],
      ...[0xff, 0xc2, 0, 17, 8, ...big(height, 2), ...big(width, 2)],
    ]),
  webpLossy: (width: number, height: number) =>
    webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  webpLossless: (width: number, height: number) =>
    webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4)]),
  webpExtended: (width: number, height: number) =>
    webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
};
