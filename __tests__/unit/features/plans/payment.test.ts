import { PAYMENT_METHODS } from '@/features/plans/payment';

test('there are four payment methods, and only the card is popular', () => {
  expect(PAYMENT_METHODS.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'card: Credit or debit card',
    'upi: UPI',
    'netbanking: Net banking',
    'wallet: Digital wallet',
  ]);
  expect(PAYMENT_METHODS.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['card']);
});
