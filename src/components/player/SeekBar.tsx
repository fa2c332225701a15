import type { PointerEvent } from 'react';
import { useState } from 'react';
import type { Chapter } from '@/domain/film/film';
import * as styles from './SeekBar.late.module.css';
import { SeekPreview } from './SeekPreview';
import { clockText, spokenTime } from './timeText';
import { usePreviewCues } from './usePreviewCues';

interface SeekBarProps {
  time: number;
  duration: number;
  bufferedEnd: number;
  canSeek: boolean;
  chapters: readonly Chapter[];
  /** The URL of the WebVTT file with the seek previews. */
  previews: string | null;
  onSeek: (time: number) => void;
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0);

/** The width of the slider's knob in pixels. The native slider never draws its knob beyond the ends. */
const KNOB = 16;

/** The seek bar. It shows the played and loaded parts, the chapter starts, and a preview at the pointer. */
export function SeekBar({ time, duration, bufferedEnd, canSeek, chapters, previews, onSeek }: SeekBarProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [isPointed, setIsPointed] = useState(false);
  const cues = usePreviewCues(isPointed ? previews : null);

  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(share(clientX - left - KNOB / 2, width - KNOB) * duration);
    setIsPointed(true);
  };
  const chapter = pointed === null ? undefined : chapters.findLast(({ start }) => start <= pointed);

  return (
    <div
      className={styles.bar}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => setPointed(null)}
      onPointerCancel={() => setPointed(null)}
    >
      <div className={styles.rail}>
        <div className={styles.loaded} style={{ transform: `scaleX(${share(bufferedEnd, duration)})` }} />
        <div className={styles.played} style={{ transform: `scaleX(${share(time, duration)})` }} />
        {chapters.map(
          ({ start }) =>
            start > 0 &&
            start < duration && (
              <i key={start} className={styles.mark} style={{ left: `${share(start, duration) * 100}%` }} />
            ),
        )}
      </div>
      <input
        type="range"
        data-seek
        className={styles.input}
        aria-label="Seek"
        aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
        aria-disabled={!canSeek}
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration || 1)}
        onChange={({ target }) => {
          if (canSeek) onSeek(Number(target.value));
        }}
      />
      {pointed !== null && duration > 0 && canSeek && (
        <SeekPreview
          cues={cues}
          time={pointed}
          at={share(pointed, duration)}
          text={chapter ? `${clockText(pointed)} · ${chapter.name}` : clockText(pointed)}
        />
      )}
    </div>
  );
}
