import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazyComponent';
import { IconButton } from '../ui/IconButton';
import { Wordmark } from '../ui/Wordmark';
import * as styles from './Header.module.css';
import { MainNav } from './MainNav';
import { NAV_ENTRIES } from './navEntries';
import { useScrolled } from './useScrolled';
import { Icon } from '../ui/Icon';

const SCROLL_THRESHOLD_PX = 20;
const SEARCH_PATH = NAV_ENTRIES[1]?.path ?? '/search';

const MobileMenu = lazyComponent(() =>
  import(/* webpackChunkName: "shell-extras" */ './MobileMenu').then((m) => m.MobileMenu),
);
// Wherever there are cards there is a header; it comes with what the first screen does not wait for.
const CardKeys = lazyComponent(() =>
  import(/* webpackChunkName: "shell-extras" */ '../media/CardKeys').then((m) => m.CardKeys),
);

interface HeaderProps {
  accountMenu: ReactNode;
}

/** The signed-in header in its three forms: names on a desktop, icons on a tablet, a menu on a phone. */
export function Header({ accountMenu }: HeaderProps) {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  return (
    <header className={styles.header} data-scrolled={isScrolled}>
      <Link to="/" className={styles.brand} aria-label="Kinora, home">
        <Wordmark />
      </Link>
      <MainNav form="bar" />
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
      <Suspense>
        <CardKeys />
        {isMenuOpen && (
          <MobileMenu
            onClose={() => {
              setIsMenuOpen(false);
            }}
          />
        )}
      </Suspense>
    </header>
  );
}
