const TIME = /^(-)?(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d{1,3})\d{0,6})?$/;

/**
 * Reads a time in milliseconds, or returns null. It is negative for a time before the start. Hours may be missing, or
 * exceed 99.
 */
export function readTime(text: string): number | null {
  const [, sign, hours = '0', minutes, seconds, fraction = ''] = TIME.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return sign === undefined ? time : -time;
}

/** Reads a time span. Returns null if it ends before it starts, or before the video starts. */
export function readSpan(from: string, to: string): { start: number; end: number } | null {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null || end <= Math.max(0, start)) return null;
  return { start: Math.max(0, start), end };
}
