import { Button } from '@/components/ui/Button';
import * as styles from './FaultNotice.late.module.css';
import type { PlaybackError } from './playbackErrors';
import { PLAYBACK_ERROR_TEXTS } from './playbackErrors';

interface FaultNoticeProps {
  fault: PlaybackError;
  onRetry: () => void;
  onLeave: (() => void) | undefined;
}

/** Explains why nothing plays and what the viewer can do. */
export function FaultNotice({ fault, onRetry, onLeave }: FaultNoticeProps) {
  const { heading, hint } = PLAYBACK_ERROR_TEXTS[fault];
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
