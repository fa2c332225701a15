import { once } from '@/lib/memoize';

const format = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** Formats 1299 as '₹1,299'. */
export const rupees = (amount: number): string => format().format(amount);
