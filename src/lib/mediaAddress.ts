const MAX_LENGTH = 2048;

/** Matches a path of percent-encoded URL segments. */
const OWN_PATH = /^(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+(?:\/(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+)*$/i;

/**
 * Validates the URL of a video, its subtitles or its previews: a web URL, or a path below the app's base path.
 * @returns null for anything else: other schemes, parent folders, names and passwords
 */
export function readMediaAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (OWN_PATH.test(value)) return isBelow(value) ? value : null;
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const { username, password } = new URL(value);
  return username === '' && password === '' ? value : null;
}

/** Browsers also read `%2e%2e` as a parent folder. */
const isBelow = (path: string) => path.split('/').every((segment) => !/^(?:\.|%2e){1,2}$/i.test(segment));

/** Returns the absolute URL of such a path. */
export const mediaUrl = (address: string, appUrl: string): string => new URL(address, appUrl).href;
