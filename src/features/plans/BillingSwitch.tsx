import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Choice } from '@/components/ui/Choice';
import type { Billing } from '@/domain/account/planId';
import { t } from '@/i18n/t';
import * as styles from './BillingSwitch.late.module.css';
import { billingSwitched, selectBilling } from './plansSlice';

const OPTIONS: readonly { value: Billing; label: string }[] = [
  { value: 'monthly', label: t('Monthly') },
  { value: 'yearly', label: t('Yearly') },
];

export function BillingSwitch() {
  const dispatch = useAppDispatch();
  const billing = useAppSelector(selectBilling);
  return (
    <div className={styles.line}>
      <div role="radiogroup" aria-label={t('Billing')} className={styles.choice}>
        {OPTIONS.map(({ value, label }) => (
          <Choice
            key={value}
            name="billing"
            value={value}
            className={styles.option}
            checked={billing === value}
            onChange={() => dispatch(billingSwitched(value))}
          >
            {label}
          </Choice>
        ))}
      </div>
      <span className={styles.badge}>{t('Save 25%')}</span>
    </div>
  );
}
