import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/IconButton';
import { Wordmark } from '../ui/Wordmark';
import { MainNav } from './MainNav';
import * as styles from './MobileMenu.late.module.css';
import { Icon } from '../ui/Icon';

interface MobileMenuProps {
  onClose: () => void;
}

/** The phone's navigation: over the page, which does not scroll meanwhile; a press beside it closes it. */
export function MobileMenu({ onClose }: MobileMenuProps) {
  return (
    <Dialog className={styles.menu} aria-label="Menu" onClose={onClose}>
      <div className={styles.head}>
        <Wordmark />
        <IconButton label="Close menu" onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      <MainNav form="list" onNavigate={onClose} />
    </Dialog>
  );
}
