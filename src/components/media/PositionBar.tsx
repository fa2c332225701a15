import { classNames } from '@/lib/classNames';
import * as styles from './PositionBar.late.module.css';

interface PositionBarProps {
  /** Seconds. */
  position: number;
  duration: number;
  className?: string | undefined;
}

/** How far somebody is. */
export function PositionBar({ position, duration, className }: PositionBarProps) {
  const percent = Math.round((position / duration) * 100);
  return (
    <span className={classNames(styles.bar, className)}>
      <span className={styles.played} style={{ width: `${percent}%` }} />
      <span className="visually-hidden">{`${percent}% watched`}</span>
    </span>
  );
}
