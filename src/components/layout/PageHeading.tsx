import type { Ref, ReactNode } from 'react';
import type { Elements } from '@/lib/elements';
import * as styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  /** For a page that focuses the heading after the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** At the end of the line: a count or an action. */
  aside?: Elements;
}

export function PageHeading({ heading, headingRef, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.line}>
      <div>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
