import { clockText } from './clockText';
import * as styles from './EndMark.late.module.css';

interface EndMarkProps {
  end: number;
  /** It ends before the lights go out. */
  isLit: boolean;
}

/** On a poster: when the film would end; one that ends too late stands in the dark. */
export const EndMark = ({ end, isLit }: EndMarkProps) => (
  <span className={styles.mark} data-lit={isLit}>
    <span className={styles.time}>
      <span className="visually-hidden">{isLit ? 'Fits tonight: ' : 'Too late tonight: '}</span>
      <span>{`ends ${clockText(end)}`}</span>
    </span>
  </span>
);
