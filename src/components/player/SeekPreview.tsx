import type { PreviewCue } from './previewCues';
import { previewAt } from './previewCues';
import * as styles from './SeekPreview.late.module.css';

interface SeekPreviewProps {
  cues: readonly PreviewCue[];
  time: number;
  /** Where along the bar, 0 to 1. */
  at: number;
  text: string;
}

/** The film at this instant, and when it is. Pictures for who points; a screen reader has the slider's own words. */
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
