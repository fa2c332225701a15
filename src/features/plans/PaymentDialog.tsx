import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import * as mark from '@/components/ui/RadioMark.late.module.css';
import type { Payment, PaymentMethod } from '@/domain/account/payment';
import { PAYMENT_METHODS } from '@/domain/account/payment';
import type { Plan } from '@/domain/account/plan';
import { planPrice } from '@/domain/account/plan';
import { classNames } from '@/lib/classNames';
import { MethodIcon } from './MethodIcon';
import * as styles from './PaymentDialog.late.module.css';
import { selectBilling } from './plansSlice';
import { rupees } from './rupees';

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
        <h2 id="payment-heading">Choose a payment method</h2>
        <IconButton label="Close" onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      <p className={styles.order}>
        <span>{`${plan.name}, ${billing} `}</span>
        <strong>{rupees(price)}</strong>
      </p>
      <div role="radiogroup" aria-label="Payment method" className={styles.methods}>
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
              {offered.popular && <span className={styles.badge}>Popular</span>}
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
          Please select a payment method
        </p>
      )}
      <Button variant="primary" wide aria-disabled={method === null} onClick={handlePay}>
        Proceed to Pay
      </Button>
    </Dialog>
  );
}
