import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import * as styles from './MainNav.module.css';
import { NAV_ENTRIES } from './navEntries';

interface MainNavProps {
  /** A bar in the header (icons on a tablet), or the list of the mobile menu. */
  form: 'bar' | 'list';
  onNavigate?: () => void;
}

export function MainNav({ form, onNavigate }: MainNavProps) {
  const [, first = ''] = useLocation().pathname.toLowerCase().split('/');
  return (
    <nav aria-label="Main" className={form === 'bar' ? styles.bar : styles.list}>
      <ul className={styles.entries}>
        {NAV_ENTRIES.map(({ label, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === `/${first}` ? 'page' : undefined}
              className={styles.entry}
              onClick={onNavigate}
            >
              <Icon name={icon} size={20} className={styles.icon} />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
