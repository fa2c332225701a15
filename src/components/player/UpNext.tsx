import { Button } from '@/components/ui/Button';
import { PlayerIcon } from './PlayerIcon';
import * as styles from './UpNext.late.module.css';

interface UpNextProps {
  /** Such as `S1 E2 · The Timetable`. */
  line: string;
  /** The seconds until the next episode starts. */
  seconds: number;
  onPlay: () => void;
  onStop: () => void;
}

/** The countdown to the next episode, which starts unless the viewer stops it. */
export const UpNext = ({ line, seconds, onPlay, onStop }: UpNextProps) => (
  <section className={styles.card} aria-label="Up next" data-controls>
    {/* Only the heading is a live region. Otherwise screen readers would announce every second. */}
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
        Cancel
      </Button>
      <span className={styles.seconds} aria-hidden>
        {Math.max(Math.ceil(seconds), 0)}
      </span>
    </div>
  </section>
);
