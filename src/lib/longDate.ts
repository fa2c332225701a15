import { once } from './memoize';

const format = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));

/** Returns a calendar date in words, the same in every time zone: '2024-01-15' as 'January 15, 2024'. */
export const longDate = (date: string): string => format().format(new Date(`${date}T00:00:00Z`));
