import { Wordmark } from '@/components/ui/Wordmark';
import type { Elements } from '@/lib/elements';
import * as styles from './PlansTop.late.module.css';

interface PlansTopProps {
  /** The back button. */
  children?: Elements;
}

/** The site's logo, because the pages of plans have no header. */
export const PlansTop = ({ children }: PlansTopProps) => (
  <div className={styles.top}>
    <Wordmark />
    {children}
  </div>
);
