import { MAX_URL_LENGTH, readUrl } from './safeUrls';

/** Matches a path of percent-encoded URL segments. */
const OWN_PATH = /^(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+(?:\/(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})+)*$/i;

/**
 * Validates the URL of a video, its subtitles or its previews: a web URL, or a path below the app's base path.
 * @returns null for anything else: other schemes, parent folders, names and passwords
 */
export function readMediaAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null;
  if (OWN_PATH.test(value)) return isBelow(value) ? value : null;
  return readUrl(value) && value;
}

/** Browsers also read `%2e%2e` as a parent folder. */
const isBelow = (path: string) => path.split('/').every((segment) => !/^(?:\.|%2e){1,2}$/i.test(segment));

/** Returns the absolute URL of such a path. */
export const mediaUrl = (address: string, appUrl: string): string => new URL(address, appUrl).href;
