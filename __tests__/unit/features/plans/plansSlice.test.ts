import { planChosen, signedOut } from '@/events';
import {
  billingSwitched,
  planSelected,
  plansReducer,
  selectBilling,
  selectSelectedPlan,
} from '@/features/plans/plansSlice';

const INITIAL = plansReducer(undefined, { type: '@@INIT' });

test('starts without a selected plan and with monthly billing', () => {
  expect([selectSelectedPlan({ plans: INITIAL }), selectBilling({ plans: INITIAL })]).toEqual([null, 'monthly']);
});

test('selects another plan and keeps the billing', () => {
  const plans = plansReducer({ ...INITIAL, billing: 'yearly' }, planSelected('basic'));

  expect([selectSelectedPlan({ plans }), selectBilling({ plans })]).toEqual(['basic', 'yearly']);
});

test('switches the billing and keeps the plan', () => {
  const plans = plansReducer({ ...INITIAL, selected: 'basic' }, billingSwitched('yearly'));

  expect([selectSelectedPlan({ plans }), selectBilling({ plans })]).toEqual(['basic', 'yearly']);
});

test('switches the billing back', () => {
  const plans = [billingSwitched('yearly'), billingSwitched('monthly')].reduce(plansReducer, INITIAL);

  expect(selectBilling({ plans })).toBe('monthly');
});

test('keeps the selected plan when the viewer chooses it', () => {
  const plans = plansReducer({ ...INITIAL, selected: 'basic' }, planChosen('basic'));

  expect(selectSelectedPlan({ plans })).toBe('basic');
});

test('resets the state on sign-out', () => {
  expect(plansReducer({ ...INITIAL, selected: 'basic', billing: 'yearly' }, signedOut())).toEqual(INITIAL);
});
