import { useEffect } from 'react';
import { useAppSelector } from '@/app/hooks';
import { PositionBar } from '@/components/media/PositionBar';
import type { Progress } from '@/domain/progress/progress';
import { isFinished, upNext } from '@/domain/progress/upNext';
import type { TitleKey } from '@/domain/title/title';
import { tIn } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import * as styles from './PlayedMark.late.module.css';
import { selectByTitle } from './progressSlice';
import { useOpenedProgress } from './whenOpened';

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
  const isSeries = entries.some(({ title }) => title.kind === 'tv');
  return (
    <span className={styles.mark}>
      {isBegun ? (
        <PositionBar {...next} className={styles.bar} />
      ) : (
        <span className={styles.watched}>{isSeries ? tIn('series', 'Watched') : tIn('movie', 'Watched')}</span>
      )}
    </span>
  );
}

interface ProgressMarksProps {
  onMarks: (marks: ReadonlyMap<TitleKey, Elements>) => void;
}

/** Computes the badges of all cards at once and reports them. */
export function ProgressMarks({ onMarks }: ProgressMarksProps) {
  useOpenedProgress();
  const played = useAppSelector(selectByTitle);
  useEffect(() => {
    onMarks(new Map([...played].map(([key, own]) => [key, <PlayedMark key={key} entries={own} />])));
  }, [played, onMarks]);
  return null;
}
