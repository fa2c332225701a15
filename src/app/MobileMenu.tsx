import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Wordmark } from '@/components/ui/Wordmark';
import { MenuNav } from '@/components/layout/MenuNav';
import { AccountLinks } from '@/features/auth/AccountLinks';
import { t } from '@/i18n/t';
import { requestCommand } from '@/lib/commandRequests';
import * as styles from './MobileMenu.late.module.css';

interface MobileMenuProps {
  onClose: () => void;
}

/**
 * The navigation of phones, and the links that do not fit into a tablet's header. It is a modal dialog: the page behind
 * it does not scroll, and a press outside closes it.
 */
export const MobileMenu = ({ onClose }: MobileMenuProps) => (
  <Dialog className={styles.menu} aria-label={t('Menu')} onClose={onClose}>
    <div className={styles.head}>
      <Wordmark />
      <IconButton label={t('Close menu')} onClick={onClose}>
        <Icon name="close" size={24} />
      </IconButton>
    </div>
    <MenuNav onNavigate={onClose} />
    <button
      type="button"
      className={styles.surprise}
      onClick={() => {
        onClose();
        requestCommand('surprise');
      }}
    >
      <Icon name="sparkles" size={20} />
      {t('Surprise me')}
    </button>
    <AccountLinks onNavigate={onClose} />
  </Dialog>
);
