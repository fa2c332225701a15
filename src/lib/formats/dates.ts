import { once } from '../memoize';
import { ONE_DAY_MS } from '../time';
import { isEnglish, locale } from './locale';

/** The locale of the notice about saved pages, whose English text is specified. */
const dayFirst = () => (isEnglish() ? 'en-GB' : locale());

const date = once(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }));
const time = once(() => new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }));
const day = once(() => new Intl.DateTimeFormat(dayFirst(), { day: 'numeric', month: 'long' }));
const clock = once(() => new Intl.DateTimeFormat(dayFirst(), { hour: '2-digit', minute: '2-digit' }));
const age = once(() => new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }));

/** Returns a calendar date in words, the same in every time zone: '2024-01-15' as 'January 15, 2024'. */
export const formatDate = (isoDate: string): string => date().format(new Date(`${isoDate}T00:00:00Z`));

/** Returns the time of day of a time in milliseconds since 1970, such as `10:45 PM`. */
export const formatTime = (at: number): string => time().format(at);

/** Returns the day of a time in milliseconds since 1970, such as `21 November`. */
export const formatDay = (at: number): string => day().format(at);

/** Returns the time of day of a time in milliseconds since 1970, such as `14:05`. */
export const formatClock = (at: number): string => clock().format(at);

/** Returns `yesterday` or `3 days ago`, or null if the time is less than a day ago. */
export function formatAge(at: number, now: number): string | null {
  const days = Math.floor((now - at) / ONE_DAY_MS);
  return days < 1 ? null : age().format(-days, 'day');
}
