import type { PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import type { Chapter } from '@/domain/film/film';
import { spokenDuration } from '@/i18n/durations';
import { t, tStored } from '@/i18n/t';
import { mediaUrl } from '@/lib/mediaAddress';
import type { PreviewCue } from './previewCues';
import { readPreviewCues, previewAt } from './previewCues';
import * as styles from './SeekBar.late.module.css';
import * as seekPreviewStyles from './SeekPreview.late.module.css';
import { clockText } from './timeText';

const NONE: readonly PreviewCue[] = [];

/**
 * Returns the previews of the seek bar. Fetches them once `address` is set. Returns an empty list if they cannot be
 * fetched.
 */
function usePreviewCues(address: string | null): readonly PreviewCue[] {
  const [cues, setCues] = useState(NONE);

  useEffect(() => {
    if (address === null) return undefined;
    const url = mediaUrl(address, APP_URL);
    const asked = new AbortController();
    fetch(url, { signal: asked.signal })
      .then(async (response) => {
        if (response.ok) setCues(readPreviewCues(await response.text(), url));
      })
      .catch(() => undefined);
    return () => {
      asked.abort();
      setCues(NONE);
    };
  }, [address]);

  return cues;
}

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
function SeekPreview({ cues, time, at, text }: SeekPreviewProps) {
  const cue = previewAt(cues, time);
  return (
    <div
      className={seekPreviewStyles.anchor}
      style={{ left: `${at * 100}%` }}
      data-preview={cue ? '' : undefined}
      aria-hidden
    >
      <div className={seekPreviewStyles.preview} style={{ transform: `translateX(${-at * 100}%)` }}>
        {cue && (
          <div className={seekPreviewStyles.picture} style={{ width: cue.width, height: cue.height }}>
            <img src={cue.sheet} alt="" style={{ transform: `translate(${-cue.x}px, ${-cue.y}px)` }} />
          </div>
        )}
        <span className={seekPreviewStyles.text} dir="auto">
          {text}
        </span>
      </div>
    </div>
  );
}

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
        aria-label={t('Seek')}
        aria-valuetext={t('{position} of {duration}', {
          position: spokenDuration(time),
          duration: spokenDuration(duration),
        })}
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
          text={chapter ? `${clockText(pointed)} · ${tStored(chapter.name)}` : clockText(pointed)}
        />
      )}
    </div>
  );
}
