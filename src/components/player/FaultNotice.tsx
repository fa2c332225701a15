import { Button } from '@/components/ui/Button';
import * as styles from './FaultNotice.late.module.css';
import type { Fault } from './faults';
import { FAULT_WORDS } from './faults';

interface FaultNoticeProps {
  fault: Fault;
  onRetry: () => void;
  onLeave: (() => void) | undefined;
}

/** Explains why nothing plays and what the viewer can do. */
export function FaultNotice({ fault, onRetry, onLeave }: FaultNoticeProps) {
  const { heading, hint } = FAULT_WORDS[fault];
  return (
    <div className={styles.notice} role="alert">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            Back
          </Button>
        )}
      </div>
    </div>
  );
}
