import type { Plan } from '@/domain/account/plan';
import type { Billing } from '@/domain/account/planId';
import { planPrice, yearlySaving } from '@/domain/account/plan';
import { rupees } from './rupees';
import * as styles from './PlanPrice.late.module.css';

interface PlanPriceProps {
  plan: Plan;
  billing: Billing;
}

/** The price, which animates when the billing changes, and the sum per year. */
export function PlanPrice({ plan, billing }: PlanPriceProps) {
  return (
    <span className={styles.line}>
      <span key={billing} className={styles.price}>
        {rupees(planPrice(plan, billing))}
      </span>
      <span className={styles.period}>{billing === 'monthly' ? '/month' : '/year'}</span>
      {billing === 'monthly' ? (
        <span className={styles.year}>{`${rupees(12 * plan.monthlyPrice)} a year`}</span>
      ) : (
        <span className={styles.saving}>{`Save ${rupees(yearlySaving(plan))} a year`}</span>
      )}
    </span>
  );
}
