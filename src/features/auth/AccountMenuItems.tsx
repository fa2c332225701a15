import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { t } from '@/i18n/t';
import { moveFocus } from '@/lib/arrowKeys';
import { requestCommand } from '@/lib/commandRequests';
import type { Elements } from '@/lib/elements';
import * as styles from './AccountMenu.module.css';
import { AccountName } from './AccountName';
import { useAccountEmail } from './useAccount';
import { useLogout } from './useLogout';

interface AccountMenuItemsProps {
  /** The entry that opens the list of languages. */
  language: Elements;
  onClose: () => void;
}

/** The content of the account menu. The first entry receives the focus. */
export function AccountMenuItems({ language, onClose }: AccountMenuItemsProps) {
  const { features } = useSite();
  const email = useAccountEmail();
  const logout = useLogout();
  const menu = useRef<HTMLDivElement>(null);

  // Arrow keys lead to the link at the bottom too. It is no item of the menu, because it is not about the account.
  const items = () => [
    ...(menu.current?.parentElement?.querySelectorAll<HTMLElement>(`[role=menuitem], .${styles.foot}`) ?? []),
  ];

  useEffect(() => {
    items()[0]?.focus();
  }, []);

  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Tab without Shift moves from the menu to the link at the bottom.
    if (event.shiftKey || event.currentTarget !== menu.current) closeOnTab(event);
    moveFocus(event, items(), { wrap: true });
  };
  const handleLogout = () => {
    onClose();
    logout();
  };

  return (
    <>
      <p className={styles.who}>
        <strong>
          <AccountName />
        </strong>
        <span>{email}</span>
      </p>
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={t('Account')}
        className={styles.menu}
        onKeyDown={handleKeyDown}
      >
        <Link role="menuitem" tabIndex={-1} to="/profile" onClick={onClose}>
          <Icon name="account" size={18} />
          {t('Profile')}
        </Link>
        {features.plans && (
          <Link role="menuitem" tabIndex={-1} to="/subscription" onClick={onClose}>
            <Icon name="card" size={18} />
            {t('Subscription')}
          </Link>
        )}
        {language}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            requestCommand('palette');
          }}
        >
          <Icon name="search" size={18} />
          {t('Commands')}
        </button>
        {features.signIn && (
          <button type="button" role="menuitem" tabIndex={-1} className={styles.logout} onClick={handleLogout}>
            <Icon name="logout" size={18} />
            {t('Logout')}
          </button>
        )}
      </div>
      <Link className={styles.foot} to="/diagnostics" onClick={onClose} onKeyDown={handleKeyDown}>
        {t('Diagnostics')}
      </Link>
    </>
  );
}
