import type { ReactNode } from 'react';
import * as styles from './PlayerNote.late.module.css';

/** A line that nobody need act on. */
export const PlayerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note} role="status">
    {children}
  </p>
);
