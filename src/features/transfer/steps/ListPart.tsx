import { Icon } from '@/components/ui/Icon';
import { formatNumber } from '@/lib/formats/numbers';
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
        {names.length > SHOWN && <li>{`and ${formatNumber(names.length - SHOWN)} more`}</li>}
      </ul>
    </details>
  );
}

interface ListPartProps {
  name: string;
  change: ListChange;
}

const count = (names: readonly string[]) => formatNumber(names.length);

/** The changes of one list. Renders nothing if the list is empty before and after. */
export function ListPart({ name, change: { added, changed, removed, same } }: ListPartProps) {
  const isEmpty = added.length + changed.length + removed.length + same === 0;
  if (isEmpty) return null;
  return (
    <section className={styles.part} aria-label={name}>
      <h4 className={styles.partName}>{name}</h4>
      <NameList summary={`${count(added)} new`} names={added} />
      <NameList summary={`${count(changed)} changed`} names={changed} />
      <NameList summary={`${count(removed)} removed`} names={removed} />
      {same > 0 && <p className={styles.same}>{`${formatNumber(same)} already here`}</p>}
    </section>
  );
}
