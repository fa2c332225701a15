import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import * as styles from './MainNav.module.css';
import { NAV_ENTRIES } from './navEntries';

interface MainNavProps {
  /** A bar in the header (icons on a tablet), or the list of the mobile menu. */
  form: 'bar' | 'list';
  onNavigate?: () => void;
}

export function MainNav({ form, onNavigate }: MainNavProps) {
  return (
    <nav aria-label="Main" className={form === 'bar' ? styles.bar : styles.list}>
      <ul className={styles.entries}>
        {NAV_ENTRIES.map(({ label, path, icon }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} className={styles.entry} onClick={onNavigate}>
              <Icon name={icon} size={20} className={styles.icon} />
              <span className={styles.label}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
