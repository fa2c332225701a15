import { Button } from '@/components/ui/Button';
import type { Billing } from '@/domain/account/planId';
import { t } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
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
export function PlanBar({ plan, billing, onContinue }: PlanBarProps) {
  const price = <strong>{formatRupees(planPrice(plan, billing))}</strong>;
  return (
    <div className={styles.dock}>
      <div className={styles.bar}>
        {/* Some browser extensions append a translation to a paragraph. A new key removes it together with the old
          text. */}
        <p key={`${plan.id} ${billing}`} className={styles.sum}>
          {billing === 'monthly' ? tRich('{price} a month', { price }) : tRich('{price} a year', { price })}
        </p>
        <Button
          variant="primary"
          onClick={() => {
            onContinue(plan);
          }}
        >
          {t('Continue with {plan}', { plan: plan.name })}
        </Button>
      </div>
    </div>
  );
}
