import { useSyncExternalStore, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import type { IconName } from '@/components/ui/Icon';
import { Icon } from '@/components/ui/Icon';
import type { PlanId } from '@/domain/account/planId';
import { DEFAULT_PLAN } from '@/domain/account/planId';
import { t } from '@/i18n/t';
import { BillingSwitch } from './BillingSwitch';
import type { Plan } from './plan';
import { PLANS } from './plan';
import { PlanBar } from './PlanBar';
import * as styles from './PlanPicker.late.module.css';
import { PlanPlate } from './PlanPlate';
import { planSelected, selectBilling, selectSelectedPlan } from './plansSlice';
import { PlansTop } from './PlansTop';

interface PlanBlurb {
  icon: IconName;
  heading: string;
  text: string;
}

const PLAN_BLURBS: readonly PlanBlurb[] = [
  { icon: 'movies', heading: t('The full catalogue'), text: t('Every movie and series, on every plan.') },
  { icon: 'none', heading: t('No ads'), text: t('Nothing before the film, nothing in it.') },
  { icon: 'monitor-play', heading: t('Any screen'), text: t('Phone, tablet, laptop and TV.') },
  { icon: 'download', heading: t('For the road'), text: t('Take titles along and watch offline.') },
  { icon: 'captions', heading: t('Subtitles'), text: t('In many languages, in a size you can read.') },
  { icon: 'bookmark', heading: t('Your watchlist'), text: t('Your saved titles stay saved.') },
];

/** The page width from which the plans are side by side. Must match the style sheet of the picker. */
const SIDE_BY_SIDE_PX = 768;

const DEAREST_FIRST = [...PLANS].reverse();

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
};

/**
 * Returns the plans in display order: the best is last if they are side by side, and first if they are stacked. The DOM
 * order matches, so that keyboards follow the visual order.
 */
const usePlansInOrder = (): readonly Plan[] =>
  useSyncExternalStore(subscribe, () => (window.innerWidth < SIDE_BY_SIDE_PX ? DEAREST_FIRST : PLANS));

interface PlanPickerProps {
  /** The plan of the account, which is selected at first. */
  accountPlan: PlanId | null;
  onContinue: (plan: Plan) => void;
  onBack: () => void;
}

/** The choice of a plan, before and after sign-in. */
export function PlanPicker({ accountPlan, onContinue, onBack }: PlanPickerProps) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectSelectedPlan);
  const [isTouched, setIsTouched] = useState(false);
  const selected = (isTouched ? stored : (accountPlan ?? stored)) ?? DEFAULT_PLAN;
  const billing = useAppSelector(selectBilling);
  const plans = usePlansInOrder();
  const plan = plans.find(({ id }) => id === selected);

  const handleSelect = (id: PlanId) => {
    setIsTouched(true);
    dispatch(planSelected(id));
  };

  return (
    <div className={styles.page}>
      <PlansTop>
        <Button variant="quiet" onClick={onBack}>
          <Icon name="back" size={20} />
          {t('Back to Home')}
        </Button>
      </PlansTop>
      <header className={styles.head}>
        <h1>{t('Choose your plan')}</h1>
        <p className={styles.lead}>{t('Every plan includes the full catalogue. Change or cancel anytime.')}</p>
        <BillingSwitch />
      </header>

      <div>
        <fieldset className={styles.plates}>
          <legend className="visually-hidden">{t('Plan')}</legend>
          {plans.map((offered) => (
            <PlanPlate
              key={offered.id}
              plan={offered}
              billing={billing}
              isSelected={offered.id === selected}
              onSelect={handleSelect}
            />
          ))}
        </fieldset>
        {plan && <PlanBar plan={plan} billing={billing} onContinue={onContinue} />}
      </div>

      <section aria-labelledby="blurbs-heading">
        <h2 id="blurbs-heading" className={styles.blurbsHeading}>
          {t('In every plan')}
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
      <p className={styles.promise}>{t('No commitment • Cancel anytime • 30-day money-back guarantee')}</p>
    </div>
  );
}
