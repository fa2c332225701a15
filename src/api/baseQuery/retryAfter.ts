/** A viewer is waiting: a server that asks for more gets no second try that is later than this. */
export const MAX_RETRY_AFTER_MS = 5000;

/**
 * The pause that a Retry-After header asks for, in seconds or as a date, bounded.
 * @returns null where the header is missing or junk
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const isDate = /^[a-z]{3,9},? .*\d{2}:\d{2}/i.test(text);
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : (isDate ? Date.parse(text) : Number.NaN) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), MAX_RETRY_AFTER_MS);
}
