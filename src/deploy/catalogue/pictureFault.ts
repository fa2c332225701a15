import { readImageRef } from '@/lib/imageRef';

/** Frequent mistakes in the address of an image. They only explain a refusal: `readImageRef` decides. */
const REASONS: readonly { is: RegExp; words: string }[] = [
  { is: /^\s|\s$/, words: 'has space around it' },
  { is: /^http:/i, words: 'begins with http:, and pictures travel by https only' },
  { is: /^https:[^@]*:\/\/[^/]*@/i, words: 'has a user name in it' },
  { is: /^https:\/\/[^/]*@/i, words: 'has a user name in it' },
  { is: /^https:\/\/[^/]*:\d+/i, words: 'has a port in it' },
  { is: /^(data|javascript|blob|file|ftp):/i, words: 'is no https address' },
  { is: /^\/\//, words: "has to begin with 'https:'" },
  { is: /^[A-Za-z]:?\\|\\/, words: 'has backslashes; an address has slashes' },
  { is: /\.\./, words: "climbs out of the bundle by '..'" },
  { is: /^\.\//, words: "begins with './'; paths begin with the folder's name" },
  { is: /^\/.+\//, words: 'begins with a slash; a path below the bundle begins without one' },
  { is: /\s/, words: 'has a space in it' },
  { is: /#(?![\da-f]{6}$)/i, words: 'has something else than a colour (#3b273b) after #' },
  { is: /^[^#?]*\?/, words: 'has a query after a path' },
];

/** Returns why the app refuses the address of an image, or null if it is valid. */
export function pictureFault(value: unknown): string | null {
  if (readImageRef(value) !== null) return null;
  if (typeof value !== 'string') return 'is not a text';
  const reason = REASONS.find(({ is }) => is.test(value));
  return (
    reason?.words ??
    'does not end with .jpg, .png, .webp, .avif or .svg, or has other letters than a-z, 0-9, _, - and .'
  );
}
