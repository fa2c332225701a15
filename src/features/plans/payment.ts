import type { Billing } from '@/domain/account/planId';
import { t } from '@/i18n/t';
import type { Plan } from './plan';

export type PaymentMethodId = 'card' | 'upi' | 'netbanking' | 'wallet';

export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  description: string;
  popular: boolean;
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'card', name: t('Credit or debit card'), description: t('Visa, Mastercard, RuPay and others'), popular: true },
  { id: 'upi', name: t('UPI'), description: t('With any UPI app on your phone'), popular: false },
  { id: 'netbanking', name: t('Net banking'), description: t('Straight from your bank'), popular: false },
  { id: 'wallet', name: t('Digital wallet'), description: t('From your wallet balance'), popular: false },
];

/** The data that starts a payment. */
export interface Payment {
  plan: Plan;
  billing: Billing;
  /** In rupees. */
  price: number;
  paymentMethod: PaymentMethodId;
}

/** The record of a payment that was started. */
export interface Receipt extends Omit<Payment, 'paymentMethod'> {
  method: PaymentMethod;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Eight digits. */
  number: string;
}
