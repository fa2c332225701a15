import type { ReactNode } from 'react';
import * as styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  lead?: string;
  /** At the end of the line: a count, an action. */
  aside?: ReactNode;
}

export function PageHeading({ heading, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.line}>
      <div>
        <h1>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
