/** The maximum pause before a retry, because a viewer is waiting. A longer Retry-After is cut to this. */
export const MAX_RETRY_AFTER_MS = 5000;

/**
 * Returns the pause that a Retry-After header requests, in milliseconds, at most `MAX_RETRY_AFTER_MS`. The header holds
 * seconds or a date.
 * @returns null if the header is missing or invalid
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const isDate = /^[a-z]{3,9},? .*\d{2}:\d{2}/i.test(text);
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : (isDate ? Date.parse(text) : Number.NaN) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), MAX_RETRY_AFTER_MS);
}
