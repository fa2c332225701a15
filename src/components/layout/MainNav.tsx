import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import * as styles from './MainNav.module.css';
import { useNavEntries } from './navEntries';
import { useCurrentPath } from './useCurrentPath';

/** The navigation entries in the header. Tablets show icons. */
export function MainNav() {
  const current = useCurrentPath();
  return (
    <nav aria-label="Main" className={styles.bar}>
      <ul className={styles.entries}>
        {useNavEntries().map(({ label, path, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined} className={styles.entry}>
              <Icon name={icon} size={20} className={styles.icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
