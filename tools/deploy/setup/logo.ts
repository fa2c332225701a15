import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remove, write } from '../bundleFiles';
import { InvalidValue } from './settings';

/** The format and size of a logo file, read from its content. */
interface ImageFacts {
  format: 'png' | 'webp' | 'svg';
  width: number;
  height: number;
}

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Reads the format and the size of an image. Returns null if it has none of the three formats. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = pngSize(buffer) ?? webpSize(buffer) ?? svgSize(buffer);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

function pngSize(buffer: Buffer): ImageFacts | null {
  if (buffer.length < 24 || buffer.toString('latin1', 0, 8) !== PNG_SIGNATURE) return null;
  return { format: 'png', width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}

/** Reads the size of a WebP file. Its first chunk is lossy (`VP8 `), lossless (`VP8L`) or extended (`VP8X`). */
function webpSize(buffer: Buffer): ImageFacts | null {
  if (buffer.length < 30 || buffer.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (buffer.toString('latin1', 8, 12) !== 'WEBP') return null;
  const of = (width: number, height: number): ImageFacts => ({ format: 'webp', width, height });
  switch (buffer.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return of(buffer.readUInt16LE(26) & 0x3fff, buffer.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = buffer.readUInt32LE(21);
      return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return of(buffer.readUIntLE(24, 3) + 1, buffer.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

/** Reads the size from `viewBox`, or else from `width` and `height`. A drawing without either counts as square. */
function svgSize(buffer: Buffer): ImageFacts | null {
  const text = buffer.toString('utf8').replace(/^\ufeff/, '');
  const start = text.search(/<svg[\s/>]/i);
  const end = text.indexOf('>', start);
  // An XML declaration, a document type and comments may precede the drawing.
  if (start < 0 || end < 0 || !/^\s*(?:$|<[?!])/.test(text.slice(0, start))) return null;
  const tag = text.slice(start, end);
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];
  const [, , boxWidth = NaN, boxHeight = NaN] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = boxWidth > 0 ? boxWidth : parseFloat(attribute('width') ?? '');
  const height = boxHeight > 0 ? boxHeight : parseFloat(attribute('height') ?? '');
  return width > 0 && height > 0 ? { format: 'svg', width, height } : { format: 'svg', width: 1, height: 1 };
}

export interface Logo {
  facts: ImageFacts;
  bytes: Buffer;
}

const FORMATS = ['svg', 'png', 'webp'] as const;

/** The maximum size of a logo. Every page loads it in its header. */
const MAX_LOGO_BYTES = 500_000;

/** The maximum aspect ratio of an icon. A wider logo replaces the name in the header. */
const MAX_ICON_RATIO = 1.6;

const copyIn = (format: string) => `art/brand/logo.${format}`;

/** Returns the copy of the logo that an earlier run left in the bundle, or an empty string. */
export const keptLogo = (bundle: string): string =>
  FORMATS.map(copyIn)
    .map((file) => path.join(bundle, file))
    .find((file) => existsSync(file)) ?? '';

/** Reads a logo file. Throws an `InvalidValue` if it is unusable. Returns null for an empty path. */
export function readLogo(file: string): Logo | null {
  if (file === '') return null;
  if (!existsSync(file) || !statSync(file).isFile())
    throw new InvalidValue(`File "${file}" not found. Enter a PNG, SVG or WebP file, or leave it empty.`);
  const bytes = readFileSync(file);
  if (bytes.length > MAX_LOGO_BYTES)
    throw new InvalidValue(`"${file}" has ${Math.ceil(bytes.length / 1000)} kB. The maximum is 500 kB.`);
  const facts = imageFacts(bytes);
  if (facts === null) throw new InvalidValue(`"${file}" is not a PNG, SVG or WebP file. Enter one of these.`);
  return { facts, bytes };
}

export const isWide = ({ facts: { width, height } }: Logo): boolean => width / height > MAX_ICON_RATIO;

/** Returns whether icons can show the logo: it is neither wide nor tall. */
export const fitsIcon = (logo: Logo): boolean =>
  !isWide(logo) && logo.facts.height / logo.facts.width <= MAX_ICON_RATIO;

/** Copies the logo into the bundle, and removes copies in other formats. Returns its path in the bundle. */
export function keepLogo(bundle: string, logo: Logo | null): { file: string | null; isNew: boolean } {
  const file = logo === null ? null : copyIn(logo.facts.format);
  for (const other of FORMATS.map(copyIn)) if (other !== file) remove(path.join(bundle, other));
  const isNew = logo !== null && file !== null && write(path.join(bundle, file), logo.bytes);
  return { file, isNew };
}
