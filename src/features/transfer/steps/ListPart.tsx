import { grouped } from '@/lib/formatNumber';
import type { ListChange } from '../describeChange';
import * as styles from '../Transfer.late.module.css';
import { NameList } from './NameList';

interface ListPartProps {
  name: string;
  change: ListChange;
}

const count = (names: readonly string[]) => grouped(names.length);

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
      {same > 0 && <p className={styles.same}>{`${grouped(same)} already here`}</p>}
    </section>
  );
}
