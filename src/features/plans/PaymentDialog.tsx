import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import * as mark from '@/components/ui/RadioMark.late.module.css';
import { t, tIn } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import { formatRupees } from '@/lib/formats/prices';
import * as methodIconStyles from './MethodIcon.late.module.css';
import type { PaymentMethodId, Payment, PaymentMethod } from './payment';
import { PAYMENT_METHODS } from './payment';
import * as styles from './PaymentDialog.late.module.css';
import type { Plan } from './plan';
import { planPrice } from './plan';
import { selectBilling } from './plansSlice';

/** Paths for a view box of 24 by 24. */
const DRAWINGS: Record<PaymentMethodId, string> = {
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M6.5 14.8h3.5',
  upi: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM9.5 15.5l2-7M12.5 15.5l2.5-3.5-1.5-3.5',
  netbanking: 'M3.5 9.5L12 4l8.5 5.5zM6 12.5v4.5M10 12.5v4.5M14 12.5v4.5M18 12.5v4.5M3.5 20h17',
  wallet: 'M4 8.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2h10.5v4M20 12h-4a2 2 0 0 0 0 4h4',
};

interface MethodIconProps {
  id: PaymentMethodId;
}

/** Generic drawings: the logo of a brand would imply that it takes part. */
const MethodIcon = ({ id }: MethodIconProps) => (
  <svg
    className={methodIconStyles.icon}
    viewBox="0 0 24 24"
    width="1.5rem"
    height="1.5rem"
    aria-hidden
    focusable="false"
  >
    <path d={DRAWINGS[id]} />
  </svg>
);

interface PaymentDialogProps {
  plan: Plan;
  onPay: (payment: Payment, method: PaymentMethod) => void;
  onClose: () => void;
}

/** The choice of a payment method. The payment is simulated: Kinora has no payment service. */
export function PaymentDialog({ plan, onPay, onClose }: PaymentDialogProps) {
  const billing = useAppSelector(selectBilling);
  const price = planPrice(plan, billing);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  const handlePay = () => {
    if (method) onPay({ plan, billing, price, paymentMethod: method.id }, method);
    else setIsAsked(true);
  };

  return (
    <Dialog aria-labelledby="payment-heading" className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id="payment-heading">{t('Choose a payment method')}</h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      <p className={styles.order}>
        <span>
          {billing === 'monthly' ? t('{plan}, monthly', { plan: plan.name }) : t('{plan}, yearly', { plan: plan.name })}
        </span>
        <strong>{formatRupees(price)}</strong>
      </p>
      <div role="radiogroup" aria-label={t('Payment method')} className={styles.methods}>
        {PAYMENT_METHODS.map((offered) => (
          <Choice
            key={offered.id}
            name="payment-method"
            className={classNames(mark.radio, styles.method)}
            checked={method?.id === offered.id}
            aria-label={offered.name}
            aria-describedby={`payment-${offered.id}`}
            onChange={() => {
              setMethod(offered);
              setIsAsked(false);
            }}
          >
            <MethodIcon id={offered.id} />
            <span className={styles.name}>
              <span>{offered.name}</span>
              {offered.popular && <span className={styles.badge}>{tIn('payment method', 'Popular')}</span>}
            </span>
            <span id={`payment-${offered.id}`} className={styles.description}>
              {offered.description}
            </span>
          </Choice>
        ))}
      </div>
      {isAsked && (
        <p role="alert" className={styles.alert}>
          <Icon name="alert" size={16} />
          {t('Please select a payment method')}
        </p>
      )}
      <Button variant="primary" wide aria-disabled={method === null} onClick={handlePay}>
        {t('Proceed to Pay')}
      </Button>
    </Dialog>
  );
}
