import { useEffect, useRef } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { Receipt } from '@/domain/account/payment';
import * as styles from './PaymentReceipt.late.module.css';
import { PlansTop } from './PlansTop';
import { ReceiptList } from './ReceiptList';
import { ReceiptTicket } from './ReceiptTicket';

interface PaymentReceiptProps {
  receipt: Receipt;
  /** Returns to the plans. */
  onChange: () => void;
}

/** The page after a payment: the chosen plan and the next steps. */
export function PaymentReceipt({ receipt, onChange }: PaymentReceiptProps) {
  const { ticket } = useSite().features;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that had the focus and the button that opened it have unmounted.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.page}>
      <PlansTop />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Enjoy the show
        </h1>
        <p role="alert">{`Payment initiated with ${receipt.method.name}!`}</p>
      </header>
      {ticket ? <ReceiptTicket receipt={receipt} /> : <ReceiptList receipt={receipt} />}
      <div className={styles.actions}>
        <ButtonLink variant="primary" to="/">
          Start watching
        </ButtonLink>
        <Button onClick={onChange}>Change plan</Button>
      </div>
      <p className={styles.note}>Payments are simulated here: nothing is charged.</p>
    </div>
  );
}
