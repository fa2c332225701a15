import { isRecord } from '@/lib/json';
import { readImageRef } from '@/lib/safeUrls';
import type { JsonPath } from './finding';
import { formatValue } from './formatValue';
import type { Violation } from './violations';

/** Frequent mistakes in the address of an image. They only explain a refusal: `readImageRef` decides. */
const REASONS: readonly { is: RegExp; words: string }[] = [
  { is: /^\s|\s$/, words: 'has spaces around it' },
  { is: /^http:/i, words: 'begins with http:, but images need https' },
  { is: /^https:[^@]*:\/\/[^/]*@/i, words: 'has a user name in it' },
  { is: /^https:\/\/[^/]*@/i, words: 'has a user name in it' },
  { is: /^https:\/\/[^/]*:\d+/i, words: 'has a port in it' },
  { is: /^(data|javascript|blob|file|ftp):/i, words: 'is not an https address' },
  { is: /^\/\//, words: "must begin with 'https:'" },
  { is: /^[A-Za-z]:?\\|\\/, words: 'has backslashes instead of slashes' },
  { is: /\.\./, words: "leads out of the bundle with '..'" },
  { is: /^\.\//, words: "begins with './'; start with the folder's name" },
  { is: /^\/.+\//, words: 'begins with a slash; a path in the bundle has none' },
  { is: /\s/, words: 'has a space in it' },
  { is: /#(?![\da-f]{6}$)/i, words: 'has something other than a color (#3b273b) after #' },
  { is: /^[^#?]*\?/, words: 'has a query after a path' },
];

/** Returns why the app refuses the address of an image, or null if it is valid. */
function pictureFault(value: unknown): string | null {
  if (readImageRef(value) !== null) return null;
  if (typeof value !== 'string') return 'is not text';
  const reason = REASONS.find(({ is }) => is.test(value));
  return (
    reason?.words ??
    'does not end with .jpg, .png, .webp, .avif or .svg, or has characters other than a-z, 0-9, _, - and .'
  );
}

/** Returns a path such as `seasons 1, episodes 2, name`. Numbers count from 1. */
export const pathText = (path: JsonPath): string =>
  path
    .map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${step}`))
    .join('')
    .replace(/^, /, '');

const IS_PICTURE = /(^|, )(poster(_path)?|Poster|backdrop(_path)?|profile_path|still_path|file_path)$/;

/** Describes a violation in words. */
export function formatViolation({ path, value, missing, wanted }: Violation): string {
  const place = pathText(path);
  if (missing !== undefined) return `${place === '' ? '' : `${place} `}has no ${missing}`;
  const refused = IS_PICTURE.test(place) && typeof value === 'string' ? pictureFault(value) : null;
  const written = isRecord(value) && place === '' ? '' : ` ${formatValue(value)}`;
  return `${place}${written} ${refused ?? `is not ${wanted}`}`.trim();
}
