import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/Wordmark';
import * as styles from './PlansTop.late.module.css';

interface PlansTopProps {
  /** The way out. */
  children?: ReactNode;
}

/** Whose plans these are, as pages of plans have no header. */
export const PlansTop = ({ children }: PlansTopProps) => (
  <div className={styles.top}>
    <Wordmark />
    {children}
  </div>
);
