import { Button } from '@/components/ui/Button';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { t } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
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
        {t('Try Demo Email!')}
      </h2>
      <p id="demo-popup-text" className={styles.text}>
        {tRich('Look around without an account: {email} lets you in.', {
          email: <strong>{DEMO_ACCOUNT.email}</strong>,
        })}
      </p>
      <div className={styles.actions}>
        <Button onClick={onUse}>{t('Use Demo Email')}</Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('No Thanks')}
        </Button>
      </div>
    </div>
  );
}
