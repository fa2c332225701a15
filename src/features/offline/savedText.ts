import { once } from '@/lib/memoize';

const day = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));
const time = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** Formats the message `Showing what was saved on 21 November at 14:05.` */
export const savedText = (savedAt: number): string =>
  `Showing what was saved on ${day().format(savedAt)} at ${time().format(savedAt)}.`;
