/**
 * A reference to an image, validated but not resolved:
 * - `/abc.jpg`: a path of the image host, which has several widths
 * - `art/posters/1001-500.webp#2a1d33`: a path below the app's base path, and a placeholder color
 * - `https://…`: a URL
 */
export type ImageRef = string;

/** The maximum number of characters of a reference or URL. */
export const MAX_URL_LENGTH = 2048;
const HOST_PATH = /^\/[\w.-]+\.(jpe?g|png|webp|avif|svg)$/i;
const OWN_PATH = /^[\w-]+(\/[\w.-]+)*\.(jpe?g|png|webp|avif|svg|gif)(#[\da-f]{6})?$/i;

/**
 * @returns null if the value is not a safe image reference (scripts, user names, ports, parent folders, other schemes)
 */
export function readImageRef(value: unknown): ImageRef | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null;
  if (HOST_PATH.test(value)) return value;
  if (OWN_PATH.test(value) && !value.includes('..')) return value;
  const url = readUrl(value);
  return url?.protocol === 'https:' && url.port === '' ? value : null;
}

/** Returns an http or https URL without a user name or password. Null for anything else. */
export function readUrl(value: string): URL | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username === '' && url.password === '' ? url : null;
}

/** Returns a URL that is safe for a link: http or https, without a name or password. Null for anything else. */
export function readWebAddress(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_URL_LENGTH ? (readUrl(value)?.href ?? null) : null;
}
