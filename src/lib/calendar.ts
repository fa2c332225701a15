import { once } from './memoize';
import { ONE_DAY_MS } from './time';

const format = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));

/** Returns a calendar date in words, the same in every time zone: '2024-01-15' as 'January 15, 2024'. */
export const longDate = (date: string): string => format().format(new Date(`${date}T00:00:00Z`));

/**
 * Returns the date in the viewer's time zone, as `YYYY-MM-DD`.
 * @param now milliseconds since 1970
 */
export function today(now = Date.now()): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Returns the full years between two calendar dates (`YYYY-MM-DD`), such as an age. Null if the second date is earlier.
 */
export function yearsBetween(from: string, to: string): number | null {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  // Texts of this form compare like the days that they name.
  const age = to.slice(5) < from.slice(5) ? years - 1 : years;
  return age >= 0 ? age : null;
}

const words = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

/** Returns `yesterday` or `3 days ago`, or null if the time is less than a day ago. */
export function ageInWords(at: number, now: number): string | null {
  const days = Math.floor((now - at) / ONE_DAY_MS);
  return days < 1 ? null : words().format(-days, 'day');
}

/** Returns a duration as `45 min`, `2 h` or `1 h 5 min`. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}
