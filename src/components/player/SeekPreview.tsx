import type { PreviewCue } from './previewCues';
import { previewAt } from './previewCues';
import * as styles from './SeekPreview.late.module.css';

interface SeekPreviewProps {
  cues: readonly PreviewCue[];
  time: number;
  /** The position along the bar, from 0 to 1. */
  at: number;
  text: string;
}

/**
 * The preview image and the time at the pointer. Hidden from assistive technology, because the slider has a text value.
 */
export function SeekPreview({ cues, time, at, text }: SeekPreviewProps) {
  const cue = previewAt(cues, time);
  return (
    <div className={styles.anchor} style={{ left: `${at * 100}%` }} data-preview={cue ? '' : undefined} aria-hidden>
      <div className={styles.preview} style={{ transform: `translateX(${-at * 100}%)` }}>
        {cue && (
          <div className={styles.picture} style={{ width: cue.width, height: cue.height }}>
            <img src={cue.sheet} alt="" style={{ transform: `translate(${-cue.x}px, ${-cue.y}px)` }} />
          </div>
        )}
        <span className={styles.text} dir="auto">
          {text}
        </span>
      </div>
    </div>
  );
}
