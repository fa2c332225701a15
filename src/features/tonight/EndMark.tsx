import { clockText } from './clockText';
import * as styles from './EndMark.late.module.css';

interface EndMarkProps {
  end: number;
  /** The title ends before bedtime. */
  isLit: boolean;
}

/** The end time of a title on its poster. A title that ends too late is dimmed. */
export const EndMark = ({ end, isLit }: EndMarkProps) => (
  <span className={styles.mark} data-lit={isLit}>
    <span className={styles.time}>
      <span className="visually-hidden">{isLit ? 'Fits tonight: ' : 'Too late tonight: '}</span>
      <span>{`ends ${clockText(end)}`}</span>
    </span>
  </span>
);
