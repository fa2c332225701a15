import { Button } from '@/components/ui/Button';
import type { Billing } from '@/domain/account/planId';
import { formatRupees } from '@/lib/formats/prices';
import type { Plan } from './plan';
import { planPrice } from './plan';
import * as styles from './PlanBar.late.module.css';

interface PlanBarProps {
  plan: Plan;
  billing: Billing;
  onContinue: (plan: Plan) => void;
}

/**
 * The chosen plan and the button to continue. It is below the plans, and sticks to the bottom of the window while they
 * extend below it.
 */
export const PlanBar = ({ plan, billing, onContinue }: PlanBarProps) => (
  <div className={styles.dock}>
    <div className={styles.bar}>
      {/* Some browser extensions append a translation to a paragraph. A new key removes it together with the old
          text. */}
      <p key={`${plan.id} ${billing}`} className={styles.sum}>
        <strong>{formatRupees(planPrice(plan, billing))}</strong>
        <span>{billing === 'monthly' ? ' a month' : ' a year'}</span>
      </p>
      <Button
        variant="primary"
        onClick={() => {
          onContinue(plan);
        }}
      >{`Continue with ${plan.name}`}</Button>
    </div>
  </div>
);
