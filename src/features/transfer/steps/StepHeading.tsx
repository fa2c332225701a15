import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as styles from '../Transfer.late.module.css';

interface StepHeadingProps {
  children: ReactNode;
}

/** The focus is handed on to it, so that whoever does not see the step hears of it. */
export function StepHeading({ children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
