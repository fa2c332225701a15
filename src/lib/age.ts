import { once } from './memoize';
import { ONE_DAY_MS } from './time';

const words = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

/** Returns `yesterday` or `3 days ago`, or null if the time is less than a day ago. */
export function ageInWords(at: number, now: number): string | null {
  const days = Math.floor((now - at) / ONE_DAY_MS);
  return days < 1 ? null : words().format(-days, 'day');
}
