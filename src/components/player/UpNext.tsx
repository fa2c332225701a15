import { Button } from '@/components/ui/Button';
import { PlayerIcon } from './PlayerIcon';
import * as styles from './UpNext.late.module.css';

interface UpNextProps {
  /** `S1 E2 · The Timetable` */
  line: string;
  /** Until it comes by itself. */
  seconds: number;
  onPlay: () => void;
  onStop: () => void;
}

/** What follows comes by itself, unless somebody says no. */
export const UpNext = ({ line, seconds, onPlay, onStop }: UpNextProps) => (
  <section className={styles.card} aria-label="Up next" data-controls>
    {/* Once, not every second. */}
    <p className={styles.heading} role="status">
      Up next
    </p>
    <p className={styles.line} dir="auto">
      {line}
    </p>
    <div className={styles.actions}>
      <Button variant="primary" onClick={onPlay}>
        <PlayerIcon name="play" size={18} />
        Play now
      </Button>
      <Button variant="quiet" onClick={onStop}>
        Stop
      </Button>
      <span className={styles.seconds} aria-hidden>
        {Math.max(Math.ceil(seconds), 0)}
      </span>
    </div>
  </section>
);
