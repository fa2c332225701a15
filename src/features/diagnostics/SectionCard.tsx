import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Elements } from '@/lib/elements';
import { MARKS } from './marks';
import type { ReadSection } from './report';
import * as styles from './SectionCard.late.module.css';

interface SectionCardProps {
  section: ReadSection;
  /** At the end of the heading's line. */
  action?: Elements;
}

/** A section of the report: labels and their values. */
export function SectionCard({ section: { heading, isLong, isAsked, rows }, action }: SectionCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-long={isLong} data-asked={isAsked}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {action}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ label, value, mark }, index) => (
          // Two failures can have the same time, and so the same label.
          <div key={`${index} ${label}`} className={styles.row}>
            <dt>{label}</dt>
            {/* A new value remounts the element, because its mark moves the start of the text. */}
            <dd key={value} data-mark={mark}>
              {mark && <Icon name={MARKS[mark]} size={16} className={styles.mark} />}
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
