import { t } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import * as styles from './PositionBar.late.module.css';

interface PositionBarProps {
  /** In seconds, as `duration` is. */
  position: number;
  duration: number;
  className?: string | undefined;
}

/** Shows how much of a video the viewer has watched. */
export function PositionBar({ position, duration, className }: PositionBarProps) {
  const percent = Math.round((position / duration) * 100);
  return (
    <span className={classNames(styles.bar, className)}>
      <span className={styles.played} style={{ width: `${percent}%` }} />
      <span className="visually-hidden">{t('{percent}% watched', { percent })}</span>
    </span>
  );
}
