import { DEMO_ACCOUNT } from '@/domain/demoAccount';
import * as styles from './DemoProfile.module.css';

/** Before anybody has signed in, the header shows whose account this demonstration has. */
export function DemoProfile() {
  return (
    <p className={styles.profile}>
      <span className={styles.avatar} aria-hidden>
        {DEMO_ACCOUNT.name.charAt(0)}
      </span>
      <span className={styles.who}>
        <strong>{DEMO_ACCOUNT.name}</strong>
        <span>{DEMO_ACCOUNT.email}</span>
      </span>
    </p>
  );
}
