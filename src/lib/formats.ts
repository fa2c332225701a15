import { once } from './memoize';
import { ONE_DAY_MS } from './time';

/*
 * All formats of text that viewers read: numbers, dates, durations, names of codes, lists, and the order of texts. Each
 * formatter is created on first use, because its tables take a slow phone up to 40 ms.
 */

const LOCALE = 'en';

/** The locale of the notice about saved pages, whose text is specified. */
const DAY_FIRST = 'en-GB';

/** Returns a count with commas: `1,234,567`. Without `Intl`, because it is needed at the time of the first activity. */
export const formatNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Returns a count with its noun: `1 season`, `3 seasons`, `1,234 movies`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const rupees = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** Returns a price, such as '₹1,299'. */
export const formatRupees = (amount: number): string => rupees().format(amount);

/** Returns a duration as `45 min`, `2 h` or `1 h 5 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}

const date = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }));

/** Returns a calendar date in words, the same in every time zone: '2024-01-15' as 'January 15, 2024'. */
export const formatDate = (isoDate: string): string => date().format(new Date(`${isoDate}T00:00:00Z`));

const time = once(() => new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }));

/** Returns the time of day of a time in milliseconds since 1970, such as `10:45 PM`. */
export const formatTime = (at: number): string => time().format(at);

const day = once(() => new Intl.DateTimeFormat(DAY_FIRST, { day: 'numeric', month: 'long' }));
const clock = once(() => new Intl.DateTimeFormat(DAY_FIRST, { hour: '2-digit', minute: '2-digit' }));

/** Returns the day of a time in milliseconds since 1970, such as `21 November`. */
export const formatDay = (at: number): string => day().format(at);

/** Returns the time of day of a time in milliseconds since 1970, such as `14:05`. */
export const formatClock = (at: number): string => clock().format(at);

const age = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** Returns `yesterday` or `3 days ago`, or null if the time is less than a day ago. */
export function formatAge(at: number, now: number): string | null {
  const days = Math.floor((now - at) / ONE_DAY_MS);
  return days < 1 ? null : age().format(-days, 'day');
}

/** Returns a function that gives the name of a code, or the code itself if it is unknown. */
function namesOf(type: 'region' | 'language'): (code: string) => string {
  const names = once(() => new Intl.DisplayNames(LOCALE, { type }));
  return (code) => {
    try {
      return names().of(code) ?? code;
    } catch {
      return code;
    }
  };
}

/** Returns `Germany` for `DE`. */
export const countryName = namesOf('region');

/** Returns `French` for `fr`. */
export const languageName = namesOf('language');

const list = once(() => new Intl.ListFormat(LOCALE));

/** Returns `movies, series, and people`. */
export const formatList = (names: readonly string[]): string => list().format(names);

const collator = once(() => new Intl.Collator(LOCALE));

/** Compares two texts for sorting, as viewers expect: `Éloge` is between `Eagle` and `Epic`. */
export const compareText = (a: string, b: string): number => collator().compare(a, b);
