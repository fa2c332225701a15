import { PLANS } from '@/features/plans/plan';
import { planLines } from '@/features/plans/PlanPlate';

test('every plan has eight lines, because the style sheet of the plates requires this', () => {
  expect(PLANS.map((plan) => planLines(plan).length)).toEqual([8, 8, 8]);
});
