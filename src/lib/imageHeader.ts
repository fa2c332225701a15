export interface ImageHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp';
  /** In pixels. */
  width: number;
  height: number;
}

type Size = readonly [width: number, height: number];

/** An unknown size. Numbers past the end of the bytes are NaN as well. */
const NONE: Size = [NaN, NaN];

interface Reader {
  format: ImageHeader['format'];
  hasSignature: (bytes: Uint8Array) => boolean;
  readSize: (bytes: Uint8Array) => Size;
}

const READERS: readonly Reader[] = [
  { format: 'jpeg', hasSignature: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff), readSize: readJpegSize },
  {
    format: 'png',
    hasSignature: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    readSize: (bytes) => (text(bytes, 12, 4) === 'IHDR' ? [big(bytes, 16, 4), big(bytes, 20, 4)] : NONE),
  },
  { format: 'gif', hasSignature: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)), readSize: readGifSize },
  {
    format: 'webp',
    hasSignature: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP',
    readSize: readWebpSize,
  },
];

/**
 * Reads the format and size of an image from its first bytes, without decoding it.
 * @returns null if it is not a JPEG, PNG, GIF or WebP, or if the bytes end before the size
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const reader = READERS.find(({ hasSignature }) => hasSignature(bytes));
  if (!reader) return null;
  const [width, height] = reader.readSize(bytes);
  return width >= 1 && height >= 1 ? { format: reader.format, width, height } : null;
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

const text = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));

/** Reads a big-endian integer. */
function big(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let index = 0; index < length; index += 1) number = number * 256 + (bytes[at + index] ?? NaN);
  return number;
}

/** Reads a little-endian integer. */
function little(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let index = length - 1; index >= 0; index -= 1) number = number * 256 + (bytes[at + index] ?? NaN);
  return number;
}

/** Returns whether a marker is a start of frame: C0 to CF without the tables (C4, CC) and the reserved C8. */
const isStartOfFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size is in the segment of the first frame. Segments before it (EXIF, color profiles) are skipped. */
function readJpegSize(bytes: Uint8Array): Size {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? NaN;
    if (isStartOfFrame(marker)) return [big(bytes, at + 7, 2), big(bytes, at + 5, 2)];
    // A marker may be preceded by any number of FF bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = big(bytes, at + 2, 2);
    const isScanOrEnd = marker === 0xda || marker === 0xd9;
    if (isScanOrEnd || !(length >= 2)) return NONE;
    at += 2 + length;
  }
  return NONE;
}

/** Browsers enlarge the canvas of a GIF to its first frame, so the larger size counts. */
function readGifSize(bytes: Uint8Array): Size {
  const flags = bytes[10] ?? 0;
  const colors = (flags & 0x80) === 0 ? 0 : 2 ** ((flags & 7) + 1);
  let at = 13 + 3 * colors;
  while (bytes[at] === 0x21) at = endOfBlocks(bytes, at + 2);
  if (bytes[at] !== 0x2c) return NONE;
  const reach = (position: number, size: number) => little(bytes, at + position, 2) + little(bytes, at + size, 2);
  return [Math.max(little(bytes, 6, 2), reach(1, 5)), Math.max(little(bytes, 8, 2), reach(3, 7))];
}

/** Returns the end of a series of sub-blocks. Each starts with its length, and the last has length 0. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += 1 + length;
  return at + 1;
}

/** There are three types of first chunk: extended, lossless, lossy. */
function readWebpSize(bytes: Uint8Array): Size {
  const FOURTEEN_BITS = 0x4000;
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return [1 + little(bytes, 24, 3), 1 + little(bytes, 27, 3)];
    case 'VP8L': {
      const packed = bytes[20] === 0x2f ? little(bytes, 21, 4) : NaN;
      return [1 + (packed % FOURTEEN_BITS), 1 + (Math.floor(packed / FOURTEEN_BITS) % FOURTEEN_BITS)];
    }
    case 'VP8 ':
      if (big(bytes, 23, 3) !== 0x9d012a) return NONE;
      return [little(bytes, 26, 2) % FOURTEEN_BITS, little(bytes, 28, 2) % FOURTEEN_BITS];
    default:
      return NONE;
  }
}
