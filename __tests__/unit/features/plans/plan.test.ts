import { PLANS, planPrice, yearlySaving } from '@/features/plans/plan';
import { DEFAULT_BILLING, DEFAULT_PLAN, isPlanId, PLAN_IDS } from '@/domain/account/planId';

test.each([
  ['basic', 249, 999, '720p HD', 1],
  ['standard', 449, 1299, '1080p', 2],
  ['premium', 899, 1999, '4K Ultra HD + HDR', 4],
] as const)('%s costs ₹%d a month or ₹%d a year, in %s on %d devices', (id, monthly, yearly, resolution, devices) => {
  const plan = PLANS.find((known) => known.id === id);

  expect(plan).toMatchObject({ monthlyPrice: monthly, yearlyPrice: yearly, resolution, devices });
});

test.each([
  ['basic', 1989],
  ['standard', 4089],
  ['premium', 8789],
] as const)('a year of %s saves ₹%d', (id, saving) => {
  expect(PLANS.filter((plan) => plan.id === id).map(yearlySaving)).toEqual([saving]);
});

test('the price depends on the billing', () => {
  expect(PLANS.map((plan) => [planPrice(plan, 'monthly'), planPrice(plan, 'yearly')])).toEqual([
    [249, 999],
    [449, 1299],
    [899, 1999],
  ]);
});

test('only premium is popular', () => {
  expect(PLANS.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['premium']);
});

test('premium with monthly billing is the default', () => {
  expect([DEFAULT_PLAN, DEFAULT_BILLING]).toEqual(['premium', 'monthly']);
});

test('every id has a plan', () => {
  expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS);
});

test.each([...PLAN_IDS])('%s is a plan', (id) => {
  expect(isPlanId(id)).toBe(true);
});

test.each(['gold', 'Premium', '', 'constructor', null, undefined, 0, {}, ['basic']])('%p is not a plan', (value) => {
  expect(isPlanId(value)).toBe(false);
});
