/** The format and size of a logo file, read from its content. */
export interface ImageFacts {
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
