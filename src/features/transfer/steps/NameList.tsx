import { Icon } from '@/components/ui/Icon';
import { grouped } from '@/lib/grouped';
import * as styles from '../Transfer.late.module.css';

interface NameListProps {
  /** `214 new`. */
  summary: string;
  names: readonly string[];
}

/** More are not written out: nobody reads them, and a page with them is slow. */
const SHOWN = 200;

/** How many, and on demand which. */
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
