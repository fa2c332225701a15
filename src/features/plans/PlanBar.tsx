import { Button } from '@/components/ui/Button';
import type { Plan } from '@/domain/account/plan';
import { planPrice } from '@/domain/account/plan';
import type { Billing } from '@/domain/account/planId';
import * as styles from './PlanBar.late.module.css';
import { rupees } from './rupees';

interface PlanBarProps {
  plan: Plan;
  billing: Billing;
  onContinue: (plan: Plan) => void;
}

/** What is chosen and the way on: below the plates, and at the window's foot as long as that is further down. */
export const PlanBar = ({ plan, billing, onContinue }: PlanBarProps) => (
  <div className={styles.dock}>
    <div className={styles.bar}>
      {/* Some browser extensions append a translation to a paragraph. A new key removes it together with the old words. */}
      <p key={`${plan.id} ${billing}`} className={styles.sum}>
        <strong>{rupees(planPrice(plan, billing))}</strong>
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
