import { Avatar } from '@/components/ui/Avatar';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import * as styles from './DemoProfile.module.css';

/** Shows the demo account in the header before sign-in. */
export function DemoProfile() {
  return (
    <p className={styles.profile}>
      <Avatar name={DEMO_ACCOUNT.name} />
      <span className={styles.who}>
        <strong>{DEMO_ACCOUNT.name}</strong>
        <span>{DEMO_ACCOUNT.email}</span>
      </span>
    </p>
  );
}
