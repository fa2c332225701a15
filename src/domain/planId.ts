export const PLAN_IDS = ['basic', 'standard', 'premium'] as const;

export type PlanId = (typeof PLAN_IDS)[number];
export type Billing = 'monthly' | 'yearly';

export const DEFAULT_PLAN: PlanId = 'premium';
export const DEFAULT_BILLING: Billing = 'monthly';

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value);
