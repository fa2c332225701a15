import { Wordmark } from '@/components/ui/Wordmark';
import type { Elements } from '@/lib/elements';
import * as styles from './PlansTop.late.module.css';

interface PlansTopProps {
  /** The way out. */
  children?: Elements;
}

/** Whose plans these are, as pages of plans have no header. */
export const PlansTop = ({ children }: PlansTopProps) => (
  <div className={styles.top}>
    <Wordmark />
    {children}
  </div>
);
