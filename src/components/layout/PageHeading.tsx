import type { Ref } from 'react';
import type { Elements } from '@/lib/elements';
import * as styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  /** For a page that focuses the heading after the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: string;
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
        {lead !== undefined && (
          // Some browser extensions append a translation to a paragraph. The key discards it together with the old text.
          <p key={lead} className={styles.lead}>
            {lead}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}
