const MAX_LENGTH = 2048;

/** Segments of a path as they are written in an address, `%` and two digits for what has a meaning there. */
const OWN_PATH = /^(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+(?:\/(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+)*$/i;

/**
 * Where a film, its subtitles or its previews lie: an address of the web, or a path below the app's own base.
 * @returns null for anything else: other schemes, parent folders, names and passwords
 */
export function readMediaAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (OWN_PATH.test(value)) return isBelow(value) ? value : null;
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const { username, password } = new URL(value);
  return username === '' && password === '' ? value : null;
}

/** A browser reads `%2e%2e` as a way up, too. */
const isBelow = (path: string) => path.split('/').every((segment) => !/^(?:\.|%2e){1,2}$/i.test(segment));

/** The whole address of such a path. */
export const mediaUrl = (address: string, appUrl: string): string => new URL(address, appUrl).href;
