import type { Receipt } from '@/domain/account/payment';
import { longDate } from '@/lib/calendar';
import { rupees } from './rupees';

const WORDS = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** Returns the lines of a receipt as pairs of a name and a value. */
export const receiptFacts = ({ plan, billing, price, method, date }: Receipt) =>
  [
    ['Plan', plan.name],
    ['Billing', WORDS[billing]],
    ['Amount', rupees(price)],
    ['Method', method.name],
    ['Date', longDate(date)],
  ] as const;
