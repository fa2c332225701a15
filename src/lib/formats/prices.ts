import { once } from '../memoize';

const rupees = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** Returns a price, such as '₹1,299'. */
export const formatRupees = (amount: number): string => rupees().format(amount);
