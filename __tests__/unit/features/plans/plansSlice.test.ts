import { planChosen } from '@/events/plan';
import { signedOut } from '@/events/session';
import {
  billingSwitched,
  planSelected,
  plansReducer,
  selectBilling,
  selectSelectedPlan,
} from '@/features/plans/plansSlice';

const INITIAL = plansReducer(undefined, { type: '@@INIT' });

test('before anybody has touched a plate none is chosen, and the billing is by the month', () => {
  expect([selectSelectedPlan({ plans: INITIAL }), selectBilling({ plans: INITIAL })]).toEqual([null, 'monthly']);
});

test('another plan can be lit, and the billing stays', () => {
  const plans = plansReducer({ ...INITIAL, billing: 'yearly' }, planSelected('basic'));

  expect([selectSelectedPlan({ plans }), selectBilling({ plans })]).toEqual(['basic', 'yearly']);
});

test('the billing can be switched, and the plan stays', () => {
  const plans = plansReducer({ ...INITIAL, selected: 'basic' }, billingSwitched('yearly'));

  expect([selectSelectedPlan({ plans }), selectBilling({ plans })]).toEqual(['basic', 'yearly']);
});

test('the billing can be switched back', () => {
  const plans = [billingSwitched('yearly'), billingSwitched('monthly')].reduce(plansReducer, INITIAL);

  expect(selectBilling({ plans })).toBe('monthly');
});

test('choosing the lit plan leaves it lit', () => {
  const plans = plansReducer({ ...INITIAL, selected: 'basic' }, planChosen('basic'));

  expect(selectSelectedPlan({ plans })).toBe('basic');
});

test('who signs out leaves nothing lit for the next', () => {
  expect(plansReducer({ ...INITIAL, selected: 'basic', billing: 'yearly' }, signedOut())).toEqual(INITIAL);
});
