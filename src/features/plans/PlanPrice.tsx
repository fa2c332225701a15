import type { Plan } from '@/domain/plan';
import type { Billing } from '@/domain/planId';
import { planPrice, yearlySaving } from '@/domain/plan';
import { rupees } from './rupees';
import * as styles from './PlanPrice.late.module.css';

interface PlanPriceProps {
  plan: Plan;
  billing: Billing;
}

/** The price rolls in when the billing changes. */
export function PlanPrice({ plan, billing }: PlanPriceProps) {
  return (
    <span className={styles.line}>
      <span key={billing} className={styles.price}>
        {rupees(planPrice(plan, billing))}
      </span>
      <span className={styles.period}>{billing === 'monthly' ? '/month' : '/year'}</span>
      {billing === 'yearly' && <span className={styles.saving}>Save {rupees(yearlySaving(plan))} a year</span>}
    </span>
  );
}
