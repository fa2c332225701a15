import { planOf } from '../../chaos/plan';

it('gives the same actions for the same seed, and the first of them for fewer', () => {
  expect(planOf(7, 200)).toEqual(planOf(7, 200));
  expect(planOf(7, 50)).toEqual(planOf(7, 200).slice(0, 50));
  expect(planOf(8, 200)).not.toEqual(planOf(7, 200));
});

it('has something of everything within a thousand', () => {
  expect(new Set(planOf(1, 1000).map(({ kind }) => kind)).size).toBe(19);
});
