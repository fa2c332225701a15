import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Elements } from '@/lib/elements';
import { OptionalSection } from '../feedback/OptionalSection';
import { SectionError } from '../feedback/SectionError';
import { useSite } from '../site/SiteContext';
import { IconButton } from '../ui/IconButton';
import { Wordmark } from '../ui/Wordmark';
import * as styles from './Header.module.css';
import { MainNav } from './MainNav';
import { NAV_ENTRIES } from './navEntries';
import { useScrolled } from './useScrolled';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

const SCROLL_THRESHOLD_PX = 20;
const SEARCH_PATH = NAV_ENTRIES[1]?.path ?? '/search';

interface HeaderProps {
  accountMenu: Elements;
  /** The overlay with all entries. */
  Menu: ComponentType<{ onClose: () => void }>;
}

/**
 * The header of a signed-in viewer. A desktop shows entry names, a tablet shows icons and a menu, a phone shows a menu.
 */
export function Header({ accountMenu, Menu }: HeaderProps) {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { name } = useSite().brand;

  return (
    <header className={styles.header} data-scrolled={isScrolled}>
      <Link to="/" className={styles.brand} aria-label={`${name}, home`}>
        <Wordmark />
      </Link>
      <MainNav />
      <div className={styles.end}>
        <Link to={SEARCH_PATH} className={styles.search} aria-label="Search">
          <Icon name="search" size={22} />
        </Link>
        {accountMenu}
        <IconButton
          label="Menu"
          aria-expanded={isMenuOpen}
          aria-haspopup="dialog"
          className={styles.menuButton}
          onClick={() => {
            setIsMenuOpen(true);
          }}
        >
          <Icon name="menu" size={24} />
        </IconButton>
      </div>
      {isMenuOpen && (
        <OptionalSection fallback={<SectionError />}>
          <Menu
            onClose={() => {
              setIsMenuOpen(false);
            }}
          />
        </OptionalSection>
      )}
    </header>
  );
}
