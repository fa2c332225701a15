/**
 * A reference to an image, validated but not resolved:
 * - `/abc.jpg`: a path of the image host, which has several widths
 * - `art/posters/1001-500.webp#2a1d33`: a path below the app's base path, and a placeholder color
 * - `https://…`: a URL
 */
export type ImageRef = string;

const MAX_LENGTH = 2048;
const HOST_PATH = /^\/[\w.-]+\.(jpe?g|png|webp|avif|svg)$/i;
const OWN_PATH = /^[\w-]+(\/[\w.-]+)*\.(jpe?g|png|webp|avif|svg|gif)(#[\da-f]{6})?$/i;

/**
 * @returns null if the value is not a safe image reference (scripts, user names, ports, parent folders, other schemes)
 */
export function readImageRef(value: unknown): ImageRef | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (HOST_PATH.test(value)) return value;
  if (OWN_PATH.test(value) && !value.includes('..')) return value;
  return isWebAddress(value) ? value : null;
}

function isWebAddress(value: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, port } = new URL(value);
  return username === '' && password === '' && port === '';
}
