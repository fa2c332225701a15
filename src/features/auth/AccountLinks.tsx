import { useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { Avatar } from '@/components/ui/Avatar';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { t } from '@/i18n/t';
import * as styles from './AccountLinks.late.module.css';
import { AccountName } from './AccountName';
import { selectPlan } from './authSlice';
import { useAccountEmail, useAccountInitial } from './useAccount';
import { useLogout } from './useLogout';

interface AccountLinksProps {
  onNavigate: () => void;
}

/** The account section at the bottom of the phone menu: the viewer, the plan, and the account's links. */
export function AccountLinks({ onNavigate }: AccountLinksProps) {
  const { features } = useSite();
  const email = useAccountEmail();
  const plan = useAppSelector(selectPlan);
  const logout = useLogout();

  return (
    <div className={styles.account}>
      <Link to="/profile" className={styles.who} onClick={onNavigate}>
        <Avatar name={useAccountInitial()} />
        <span className={styles.words}>
          <strong dir="auto">
            <AccountName />
          </strong>
          <span className={styles.email}>{email}</span>
        </span>
        <Icon name="forward" size={18} />
      </Link>
      {features.plans && (
        <Link to="/subscription" className={styles.entry} onClick={onNavigate}>
          <Icon name="card" size={20} />
          <span>{t('Subscription')}</span>
          {plan !== null && <span className={styles.plan}>{plan}</span>}
        </Link>
      )}
      {features.signIn && (
        <button
          type="button"
          className={styles.logout}
          onClick={() => {
            onNavigate();
            logout();
          }}
        >
          <Icon name="logout" size={20} />
          {t('Logout')}
        </button>
      )}
    </div>
  );
}
