import { Icon } from '@/components/ui/Icon';
import { grouped } from '@/lib/formatNumber';
import * as styles from '../Transfer.late.module.css';

interface NameListProps {
  /** Such as `214 new`. */
  summary: string;
  names: readonly string[];
}

/** The maximum number of displayed names, because a long list makes the page slow. */
const SHOWN = 200;

/** A summary that expands to a list of names. */
export function NameList({ summary, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <details className={styles.names}>
      <summary className={styles.summary}>
        <Icon name="down" size={18} className={styles.arrow} />
        <span>{summary}</span>
      </summary>
      <ul className={styles.list}>
        {names.slice(0, SHOWN).map((name, index) => (
          <li key={index} dir="auto">
            {name}
          </li>
        ))}
        {names.length > SHOWN && <li>{`and ${grouped(names.length - SHOWN)} more`}</li>}
      </ul>
    </details>
  );
}
