const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})/;
const YEAR = /^\s*(\d{4})(?!\d)/;

/** Returns a calendar date without a time. Null if the text is not a valid date (`''`, `0000-00-00`, `2023-02-31`). */
export function readDate(value: unknown): string | null {
  const match = typeof value === 'string' ? DATE_ONLY.exec(value) : null;
  if (!match) return null;
  const [date, year, month, day] = match;
  const utc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return readYear(year) !== null && utc.toISOString().startsWith(date) ? date : null;
}

/** Returns the year at the start of a text or number, from 1870 (the first movies) to 2200. */
export function readYear(value: unknown): number | null {
  const match = typeof value === 'string' || typeof value === 'number' ? YEAR.exec(String(value)) : null;
  const year = Number(match?.[1]);
  return year >= 1870 && year <= 2200 ? year : null;
}

/** Returns a time as an ISO timestamp, or null. Browsers parse `44694` as a year, which ISO writes with a sign. */
export function readTimestamp(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const time = Date.parse(value);
  const timestamp = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d/.test(timestamp) ? timestamp : null;
}
