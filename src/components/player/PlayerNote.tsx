import type { ReactNode } from 'react';
import * as styles from './PlayerNote.late.module.css';

/** A status message that requires no action. */
export const PlayerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note} role="status">
    {children}
  </p>
);
