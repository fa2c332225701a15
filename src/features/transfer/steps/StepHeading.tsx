import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as styles from '../Transfer.late.module.css';

interface StepHeadingProps {
  children: ReactNode;
}

/** A heading that receives the focus, so that screen readers announce the step. */
export function StepHeading({ children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
