import { readImageHeader } from '@/lib/imageHeader';

export type ContentKind = 'picture' | 'film' | 'pdf' | 'html' | 'archive' | 'binary' | 'json' | 'table';

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What begins like this is no text, whatever its name says. */
const SIGNATURES: readonly (readonly [ContentKind, (bytes: Uint8Array) => boolean])[] = [
  ['archive', (bytes) => /^PK(\x03\x04|\x05\x06)/.test(latin(bytes, 0, 4))],
  ['picture', (bytes) => readImageHeader(bytes) !== null || /^(BM|II\*\0|MM\0\*)/.test(latin(bytes, 0, 4))],
  ['film', (bytes) => latin(bytes, 4, 8) === 'ftyp' || latin(bytes, 0, 4) === '\x1aE\xdf\xa3'],
  ['pdf', (bytes) => latin(bytes, 0, 5) === '%PDF-'],
];

const isUtf16 = (bytes: Uint8Array) => /^(\xff\xfe|\xfe\xff)/.test(latin(bytes, 0, 2));

/** What a file is by what is in it; names and types do not count. */
export function contentKind(bytes: Uint8Array): ContentKind {
  const known = SIGNATURES.find(([, isKind]) => isKind(bytes));
  if (known) return known[0];
  if (!isUtf16(bytes) && bytes.subarray(0, 4096).includes(0)) return 'binary';
  const start = decoded(bytes.subarray(0, 4096)).trimStart();
  if (/^<(!doctype|html|\?xml|svg|head|body|!--)/i.test(start))
    return /^<(svg|\?xml[^>]*>\s*<svg)/i.test(start) ? 'picture' : 'html';
  return /^[{[]/.test(start) ? 'json' : 'table';
}

/** A text's bytes as text: UTF-8, UTF-16 where it says so, and what spreadsheets of the West save otherwise. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
