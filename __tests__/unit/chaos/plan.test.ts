import { planOf } from '../../chaos/plan';

it('gives the same actions for the same seed, and a prefix of them for a smaller count', () => {
  expect(planOf(7, 200)).toEqual(planOf(7, 200));
  expect(planOf(7, 50)).toEqual(planOf(7, 200).slice(0, 50));
  expect(planOf(8, 200)).not.toEqual(planOf(7, 200));
});

it('contains every kind of action within a thousand', () => {
  expect(new Set(planOf(1, 1000).map(({ kind }) => kind)).size).toBe(19);
});
