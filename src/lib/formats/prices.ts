import { once } from '../memoize';
import { isEnglish, locale } from './locale';

/** In English, rupees are written as in India. */
const rupees = once(
  () =>
    new Intl.NumberFormat(isEnglish() ? 'en-IN' : locale(), {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);

/** Returns a price, such as '₹1,299'. */
export const formatRupees = (amount: number): string => rupees().format(amount);
