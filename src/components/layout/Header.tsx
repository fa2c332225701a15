import type { ComponentType } from 'react';
import { useSyncExternalStore, useState } from 'react';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { OptionalSection } from '../feedback/OptionalSection';
import { SectionError } from '../feedback/SectionError';
import { useSite } from '../site/SiteContext';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { Wordmark } from '../ui/Wordmark';
import * as styles from './Header.module.css';
import * as mainNavStyles from './MainNav.module.css';
import { useNavEntries, NAV_ENTRIES, useCurrentPath } from './navEntries';

/** The position at the last scroll event. Reading `window.scrollY` during a render would force a layout. */
let scrollTop: number | undefined;

const subscribe = (onChange: () => void) => {
  const handleScroll = () => {
    scrollTop = window.scrollY;
    onChange();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', handleScroll);
  };
};

/** Returns whether the page is scrolled by more than `threshold` pixels. */
const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (scrollTop ??= window.scrollY) > threshold,
    () => false,
  );

/** The navigation entries in the header. Tablets show icons. */
function MainNav() {
  const current = useCurrentPath();
  return (
    <nav aria-label={t('Main')} className={mainNavStyles.bar}>
      <ul className={mainNavStyles.entries} data-composite>
        {useNavEntries().map(({ label, path, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined} className={mainNavStyles.entry}>
              <Icon name={icon} size={20} className={mainNavStyles.icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SCROLL_THRESHOLD_PX = 20;
const SEARCH_PATH = NAV_ENTRIES[1]?.path ?? '/search';

/** The place of a button that loads later. */
export const SURPRISE_PLACE_ID = 'surprise';

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
      <Link to="/" className={styles.brand} aria-label={t('{name}, home', { name })}>
        <Wordmark />
      </Link>
      <MainNav />
      <div className={styles.end}>
        <Link to={SEARCH_PATH} className={styles.search} aria-label={t('Search')}>
          <Icon name="search" size={22} />
        </Link>
        <div id={SURPRISE_PLACE_ID} className={styles.surprise} />
        {accountMenu}
        <IconButton
          label={t('Menu')}
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
