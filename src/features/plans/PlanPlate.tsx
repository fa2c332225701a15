import { Choice } from '@/components/ui/Choice';
import { Icon } from '@/components/ui/Icon';
import * as mark from '@/components/ui/RadioMark.late.module.css';
import type { Plan } from '@/domain/account/plan';
import type { Billing, PlanId } from '@/domain/account/planId';
import { classNames } from '@/lib/classNames';
import { planLines } from './planLines';
import * as styles from './PlanPlate.late.module.css';
import { PlanPrice } from './PlanPrice';

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
      {popular && <span className={styles.badge}>Most Popular</span>}
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
