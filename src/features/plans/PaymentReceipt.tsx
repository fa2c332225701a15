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
  /** To the plans again. */
  onChange: () => void;
}

/** Where a payment ends: what was chosen, and the way on. */
export function PaymentReceipt({ receipt, onChange }: PaymentReceiptProps) {
  const { ticket } = useSite().features;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that had the focus is gone, and the button that it came from.
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
