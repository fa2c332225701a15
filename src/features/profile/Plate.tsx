import { useId } from 'react';
import type { Elements } from '@/lib/elements';
import * as styles from './Plate.late.module.css';

interface PlateProps {
  heading: string;
  text: string;
  /** At the end of the heading's line. */
  action?: Elements;
  children?: Elements;
}

/** A panel of the settings with a heading, a description and its controls. */
export function Plate({ heading, text, action, children }: PlateProps) {
  const id = useId();
  return (
    <section className={styles.plate} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
