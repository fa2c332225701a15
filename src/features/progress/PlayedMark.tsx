import { PositionBar } from '@/components/media/PositionBar';
import type { Progress } from '@/domain/progress/progress';
import { isFinished, upNext } from '@/domain/progress/upNext';
import * as styles from './PlayedMark.late.module.css';

interface PlayedMarkProps {
  /** The entries of one title, last played first. */
  entries: readonly Progress[];
}

/** The progress on a poster, or a "Watched" badge. */
export function PlayedMark({ entries }: PlayedMarkProps) {
  const next = upNext(entries);
  const isBegun = next !== null && next.position > 0;
  const isWatched = next === null && entries.some(isFinished);
  if (!isBegun && !isWatched) return null;
  return (
    <span className={styles.mark}>
      {isBegun ? <PositionBar {...next} className={styles.bar} /> : <span className={styles.watched}>Watched</span>}
    </span>
  );
}
