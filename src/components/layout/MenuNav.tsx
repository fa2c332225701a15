import { t } from '@/i18n/t';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import * as styles from './MenuNav.late.module.css';
import { useNavEntries, useCurrentPath } from './navEntries';

interface MenuNavProps {
  onNavigate: () => void;
}

/** The navigation entries in large type, one below another. */
export function MenuNav({ onNavigate }: MenuNavProps) {
  const current = useCurrentPath();
  return (
    <nav aria-label={t('Main')} className={styles.nav}>
      <ul>
        {useNavEntries().map(({ label, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={styles.entry}
              onClick={onNavigate}
            >
              <Icon name={icon} size={24} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
