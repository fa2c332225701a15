import { once } from '@/lib/memoize';

const clock = once(() => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }));

/** Formats a time, such as `10:45 PM`. */
export const clockText = (time: number): string => clock().format(time);
