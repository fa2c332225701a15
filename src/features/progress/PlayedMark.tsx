import { PositionBar } from '@/components/media/PositionBar';
import type { Progress } from '@/domain/progress/progress';
import { isFinished, upNext } from '@/domain/progress/upNext';
import * as styles from './PlayedMark.late.module.css';

interface PlayedMarkProps {
  /** A title's own, last played first. */
  entries: readonly Progress[];
}

/** On a poster: how far somebody is, or that they have seen it all. */
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
