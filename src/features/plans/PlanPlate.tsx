import { Choice } from '@/components/ui/Choice';
import type { IconName } from '@/components/ui/Icon';
import { Icon } from '@/components/ui/Icon';
import * as mark from '@/components/ui/RadioMark.late.module.css';
import type { Billing, PlanId } from '@/domain/account/planId';
import { plural, t } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import { formatRupees } from '@/lib/formats/prices';
import type { Plan } from './plan';
import { planPrice, yearlySaving } from './plan';
import * as styles from './PlanPlate.late.module.css';
import * as planPriceStyles from './PlanPrice.late.module.css';

interface PlanLine {
  icon: IconName;
  text: string;
  isMissing?: true;
}

/** Returns what a plan includes and excludes. Every plan must have the same number of lines, so that they align. */
export const planLines = (plan: Plan): PlanLine[] => [
  { icon: 'monitor-play', text: plan.picture },
  { icon: 'screens', text: plural(plan.devices, '{count} device', '{count} devices') },
  { icon: 'download', text: plan.downloads },
  ...plan.features.map((text) => ({ icon: 'check' as const, text })),
  ...plan.limitations.map((text) => ({ icon: 'minus' as const, text, isMissing: true as const })),
];

interface PlanPriceProps {
  plan: Plan;
  billing: Billing;
}

/** The price, which animates when the billing changes, and the sum per year. */
function PlanPrice({ plan, billing }: PlanPriceProps) {
  return (
    <span className={planPriceStyles.line}>
      <span key={billing} className={planPriceStyles.price}>
        {formatRupees(planPrice(plan, billing))}
      </span>
      <span className={planPriceStyles.period}>{billing === 'monthly' ? t('/month') : t('/year')}</span>
      {billing === 'monthly' ? (
        <span className={planPriceStyles.year}>
          {t('{price} a year', { price: formatRupees(12 * plan.monthlyPrice) })}
        </span>
      ) : (
        <span className={planPriceStyles.saving}>
          {t('Save {price} a year', { price: formatRupees(yearlySaving(plan)) })}
        </span>
      )}
    </span>
  );
}

interface PlanPlateProps {
  plan: Plan;
  billing: Billing;
  isSelected: boolean;
  onSelect: (id: PlanId) => void;
}

/** One of three plans. Its rows align with those of the others. */
export function PlanPlate({ plan, billing, isSelected, onSelect }: PlanPlateProps) {
  const { id, name, description, popular } = plan;
  return (
    <Choice
      name="plan"
      value={id}
      className={classNames(mark.radio, styles.plate)}
      checked={isSelected}
      aria-label={name}
      aria-describedby={`plan-${id}`}
      onChange={() => {
        onSelect(id);
      }}
    >
      {popular && <span className={styles.badge}>{t('Most Popular')}</span>}
      <span className={styles.name}>{name}</span>
      <span id={`plan-${id}`} className={styles.body}>
        <PlanPrice plan={plan} billing={billing} />
        <span>{description}</span>
        <span className={styles.lines}>
          {planLines(plan).map(({ icon, text, isMissing }) => (
            <span key={text} className={styles.line} data-missing={isMissing}>
              <Icon name={icon} size={18} />
              <span>{text}</span>
            </span>
          ))}
        </span>
      </span>
    </Choice>
  );
}
