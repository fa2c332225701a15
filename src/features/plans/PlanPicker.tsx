import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import type { Plan } from '@/domain/plan';
import type { PlanId } from '@/domain/planId';
import { DEFAULT_PLAN } from '@/domain/planId';
import { PLANS } from '@/domain/plan';
import { classNames } from '@/lib/classNames';
import { BillingSwitch } from './BillingSwitch';
import * as styles from './PlanPicker.late.module.css';
import { PLAN_BLURBS } from './planBlurbs';
import { PlanPrice } from './PlanPrice';
import { planSelected, selectBilling, selectSelectedPlan } from './plansSlice';
import { Icon } from '@/components/ui/Icon';

interface PlanPickerProps {
  /** The account's plan, which the picker starts at. */
  accountPlan: PlanId | null;
  onContinue: (plan: Plan) => void;
  onBack: () => void;
}

/** Three plates, one of them chosen; the same before and after signing in. */
export function PlanPicker({ accountPlan, onContinue, onBack }: PlanPickerProps) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectSelectedPlan);
  const [isTouched, setIsTouched] = useState(false);
  const selected = (isTouched ? stored : (accountPlan ?? stored)) ?? DEFAULT_PLAN;
  const billing = useAppSelector(selectBilling);
  const plan = PLANS.find(({ id }) => id === selected);

  const handleSelect = (id: PlanId) => {
    setIsTouched(true);
    dispatch(planSelected(id));
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Choose your plan</h1>
        <p className={styles.lead}>Every plan holds the whole catalogue. Change or cancel whenever you like.</p>
        <BillingSwitch />
      </header>

      <fieldset className={styles.plates}>
        <legend className="visually-hidden">Plan</legend>
        {PLANS.map((offered) => (
          <PlanPlate
            key={offered.id}
            plan={offered}
            isSelected={offered.id === selected}
            price={<PlanPrice plan={offered} billing={billing} />}
            onSelect={handleSelect}
          />
        ))}
      </fieldset>

      <div className={styles.onward}>
        {plan && (
          <Button
            variant="primary"
            onClick={() => {
              onContinue(plan);
            }}
          >
            Continue with {plan.name}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Back to Home
        </Button>
      </div>

      <section aria-labelledby="blurbs-heading">
        <h2 id="blurbs-heading" className={styles.blurbsHeading}>
          In every plan
        </h2>
        <ul className={styles.blurbs}>
          {PLAN_BLURBS.map(({ icon, heading, text }) => (
            <li key={heading} className={styles.blurb}>
              <Icon name={icon} size={24} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.promise}>No commitment • Cancel anytime • 30-day money-back guarantee</p>
    </div>
  );
}

interface PlanPlateProps {
  plan: Plan;
  isSelected: boolean;
  price: React.ReactNode;
  onSelect: (id: PlanId) => void;
}

function PlanPlate({ plan, isSelected, price, onSelect }: PlanPlateProps) {
  const { id, name, description, quality, resolution, devices, downloads, features, limitations, popular } = plan;
  return (
    <Choice
      name="plan"
      value={id}
      className={classNames(styles.plate, popular && styles.popular)}
      checked={isSelected}
      aria-label={name}
      aria-describedby={`plan-${id}`}
      onChange={() => {
        onSelect(id);
      }}
    >
      <span className={styles.plateHead}>
        <span className={styles.name}>{name}</span>
        {popular && <span className={styles.badge}>Most Popular</span>}
      </span>
      <span id={`plan-${id}`} className={styles.body}>
        {price}
        <span className={styles.description}>{description}</span>
        <span className={styles.facts}>
          <span>
            {quality} picture, {resolution}
          </span>
          <span>
            <Icon name="screens" size={18} />
            {devices === 1 ? '1 device' : `${devices} devices`}
          </span>
          <span>
            <Icon name="download" size={18} />
            {downloads}
          </span>
          {features.map((feature) => (
            <span key={feature}>
              <Icon name="check" size={18} />
              {feature}
            </span>
          ))}
          {limitations.map((limitation) => (
            <span key={limitation} className={styles.limitation}>
              <Icon name="minus" size={18} />
              {limitation}
            </span>
          ))}
        </span>
      </span>
    </Choice>
  );
}
