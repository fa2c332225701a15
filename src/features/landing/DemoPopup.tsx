import { Button } from '@/components/ui/Button';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import * as styles from './DemoPopup.module.css';

interface DemoPopupProps {
  onUse: () => void;
  onDismiss: () => void;
}

/**
 * A popup that offers the demo account. It is not modal and does not take the focus, so it does not interrupt typing.
 */
export function DemoPopup({ onUse, onDismiss }: DemoPopupProps) {
  return (
    <div role="dialog" aria-labelledby="demo-popup-heading" aria-describedby="demo-popup-text" className={styles.popup}>
      <h2 id="demo-popup-heading" className={styles.heading}>
        Try Demo Email!
      </h2>
      <p id="demo-popup-text" className={styles.text}>
        Look around without an account: <strong>{DEMO_ACCOUNT.email}</strong> lets you in.
      </p>
      <div className={styles.actions}>
        <Button onClick={onUse}>Use Demo Email</Button>
        <Button variant="quiet" onClick={onDismiss}>
          No Thanks
        </Button>
      </div>
    </div>
  );
}
