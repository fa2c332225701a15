import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Wordmark } from '@/components/ui/Wordmark';
import { MenuNav } from '@/components/layout/MenuNav';
import { AccountLinks } from '@/features/auth/AccountLinks';
import * as styles from './MobileMenu.late.module.css';

interface MobileMenuProps {
  onClose: () => void;
}

/** The phone's navigation, and the tablet's rest of it: over the page, which does not scroll meanwhile; a press beside it closes it. */
export const MobileMenu = ({ onClose }: MobileMenuProps) => (
  <Dialog className={styles.menu} aria-label="Menu" onClose={onClose}>
    <div className={styles.head}>
      <Wordmark />
      <IconButton label="Close menu" onClick={onClose}>
        <Icon name="close" size={24} />
      </IconButton>
    </div>
    <MenuNav onNavigate={onClose} />
    <AccountLinks onNavigate={onClose} />
  </Dialog>
);
