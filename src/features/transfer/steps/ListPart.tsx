import { Icon } from '@/components/ui/Icon';
import { plural } from '@/i18n/t';
import type { ListChange } from '../describeChange';
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
        {names.length > SHOWN && <li>{plural(names.length - SHOWN, 'and {count} more', 'and {count} more')}</li>}
      </ul>
    </details>
  );
}

interface ListPartProps {
  name: string;
  change: ListChange;
}

/** The changes of one list. Renders nothing if the list is empty before and after. */
export function ListPart({ name, change: { added, changed, removed, same } }: ListPartProps) {
  const isEmpty = added.length + changed.length + removed.length + same === 0;
  if (isEmpty) return null;
  return (
    <section className={styles.part} aria-label={name}>
      <h4 className={styles.partName}>{name}</h4>
      <NameList summary={plural(added.length, '{count} new', '{count} new')} names={added} />
      <NameList summary={plural(changed.length, '{count} changed', '{count} changed')} names={changed} />
      <NameList summary={plural(removed.length, '{count} removed', '{count} removed')} names={removed} />
      {same > 0 && <p className={styles.same}>{plural(same, '{count} already here', '{count} already here')}</p>}
    </section>
  );
}
