import type { Chapter } from '@/domain/film/film';
import * as styles from './ChaptersPanel.late.module.css';
import { Panel } from './Panel';
import { clockText } from './timeText';

interface ChaptersPanelProps {
  chapters: readonly Chapter[];
  time: number;
  onSeek: (time: number) => void;
  onClose: () => void;
}

export function ChaptersPanel({ chapters, time, onSeek, onClose }: ChaptersPanelProps) {
  const current = chapters.findLastIndex(({ start }) => start <= time);
  return (
    <Panel name="Chapters" onClose={onClose}>
      <ol>
        {chapters.map(({ start, name }, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current}
              onClick={() => onSeek(start)}
            >
              <span dir="auto">{name}</span>
              <span className={styles.time}>{clockText(start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
