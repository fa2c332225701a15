import { readImageHeader } from '@/lib/imageHeader';

export type ContentKind =
  'picture' | 'film' | 'pdf' | 'html' | 'xml' | 'spreadsheet' | 'compressed' | 'archive' | 'binary' | 'json' | 'table';

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Signatures of binary formats. A file with one is not text, whatever its name. */
const SIGNATURES: readonly (readonly [ContentKind, (bytes: Uint8Array) => boolean])[] = [
  ['archive', (bytes) => /^PK(\x03\x04|\x05\x06)/.test(latin(bytes, 0, 4))],
  ['picture', (bytes) => readImageHeader(bytes) !== null || /^(BM|II\*\0|MM\0\*)/.test(latin(bytes, 0, 4))],
  ['film', (bytes) => latin(bytes, 4, 8) === 'ftyp' || latin(bytes, 0, 4) === '\x1aE\xdf\xa3'],
  ['pdf', (bytes) => latin(bytes, 0, 5) === '%PDF-'],
  ['compressed', (bytes) => /^(\x1f\x8b|BZh[1-9]|7z\xbc\xaf|Rar!|\xfd7zXZ)/.test(latin(bytes, 0, 6))],
  // Spreadsheets of Excel before 2007. Newer ones are archives.
  ['spreadsheet', (bytes) => latin(bytes, 0, 4) === '\xd0\xcf\x11\xe0'],
];

const PROLOG = String.raw`(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*`;

/** The first match counts. A web page may begin with the prolog of XML. */
const MARKUPS: readonly (readonly [ContentKind, RegExp])[] = [
  ['picture', new RegExp(`^${PROLOG}(?:<!doctype svg[^>]*>\\s*)?<svg`, 'i')],
  ['html', new RegExp(`^${PROLOG}<(?:!doctype html|html|head|body)`, 'i')],
  ['xml', /^<(?:\?xml|!doctype|[a-z][\w.-]*[\s>])/i],
  ['html', /^<!--/],
];

const isUtf16 = (bytes: Uint8Array) => /^(\xff\xfe|\xfe\xff)/.test(latin(bytes, 0, 2));

/** Returns the kind of a file by its content. Name and type are ignored. */
export function contentKind(bytes: Uint8Array): ContentKind {
  const known = SIGNATURES.find(([, isKind]) => isKind(bytes));
  if (known) return known[0];
  if (!isUtf16(bytes) && bytes.subarray(0, 4096).includes(0)) return 'binary';
  const start = decoded(bytes.subarray(0, 4096)).trimStart();
  const markup = MARKUPS.find(([, form]) => form.test(start));
  if (markup) return markup[0];
  return /^[{[]/.test(start) ? 'json' : 'table';
}

/**
 * Decodes the bytes of a text: UTF-16 if it has a byte order mark, otherwise UTF-8, otherwise Windows-1252, which
 * Western spreadsheets save.
 */
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
