export const PLAN_IDS = ['basic', 'standard', 'premium'] as const;
const BILLINGS = ['monthly', 'yearly'] as const;

export type PlanId = (typeof PLAN_IDS)[number];
export type Billing = (typeof BILLINGS)[number];

/** The selection in the plan picker. */
export interface PlanChoice {
  /** The selected plan; null until the viewer selects one. */
  selected: PlanId | null;
  billing: Billing;
}

export const DEFAULT_PLAN: PlanId = 'premium';
export const DEFAULT_BILLING: Billing = 'monthly';

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value);
export const isBilling = (value: unknown): value is Billing => BILLINGS.some((billing) => billing === value);
