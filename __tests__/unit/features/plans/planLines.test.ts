import { PLANS } from '@/domain/account/plan';
import { planLines } from '@/features/plans/planLines';

test('every plan has eight lines, which the plates’ style sheet counts on', () => {
  expect(PLANS.map((plan) => planLines(plan).length)).toEqual([8, 8, 8]);
});
