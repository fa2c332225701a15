const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})/;
const YEAR = /^\s*(\d{4})(?!\d)/;

/** A calendar date without a time, or null where the text is none (`''`, `0000-00-00`, `2023-02-31`). */
export function readDate(value: unknown): string | null {
  const match = typeof value === 'string' ? DATE_ONLY.exec(value) : null;
  if (!match) return null;
  const [date, year, month, day] = match;
  const utc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return readYear(year) !== null && utc.toISOString().startsWith(date) ? date : null;
}

/** The year at the start of a text or number, from the first films to what can be announced. */
export function readYear(value: unknown): number | null {
  const match = typeof value === 'string' || typeof value === 'number' ? YEAR.exec(String(value)) : null;
  const year = Number(match?.[1]);
  return year >= 1870 && year <= 2200 ? year : null;
}

/** An instant as an ISO timestamp, or null. Browsers take `44694` for a year, which ISO writes with a sign. */
export function readTimestamp(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const time = Date.parse(value);
  const timestamp = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d/.test(timestamp) ? timestamp : null;
}
