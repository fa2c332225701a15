import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '@/i18n/t';
import { Button } from '../ui/Button';
import type { MediaState } from './mediaStore';
import { PlayerIcon } from './PlayerButton';
import * as styles from './UpNext.late.module.css';

/** Shorter episodes have no long credits: the next episode is offered only at the end. */
const LONG_SECONDS = 600;
const BEFORE_END_SECONDS = 30;
/** The countdown after an end that was not announced before. */
const AFTER_END_SECONDS = 10;

/** Returns the time in seconds from which the next episode is offered, or null if it is offered only at the end. */
export function upNextAt(duration: number, creditsStart: number | null): number | null {
  if (duration <= 0) return null;
  if (creditsStart !== null && creditsStart < duration) return creditsStart;
  return duration >= LONG_SECONDS ? duration - BEFORE_END_SECONDS : null;
}

/**
 * Runs the countdown to the next episode.
 * @returns the `seconds` that are left, which are null while nothing is offered, and a function that stops the
 * countdown
 */
export function useUpNext(
  { time, duration, isEnded }: MediaState,
  creditsStart: number | null,
  onNext: (() => void) | undefined,
) {
  const [isStopped, setIsStopped] = useState(false);
  const [left, setLeft] = useState(AFTER_END_SECONDS);
  const handleNext = useEffectEvent(() => onNext?.());
  const from = upNextAt(duration, creditsStart);
  const isOffered = onNext !== undefined && !isStopped;
  const wasOffered = from !== null;

  useEffect(() => {
    if (!isEnded || !isOffered) return undefined;
    if (wasOffered) {
      handleNext();
      return undefined;
    }
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => {
      clearInterval(timer);
      setLeft(AFTER_END_SECONDS);
    };
  }, [isEnded, isOffered, wasOffered]);

  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) handleNext();
  }, [isOver]);

  const isNear = from !== null && time >= from;
  const seconds = isEnded ? left : duration - time;
  return {
    seconds: isOffered && (isNear || isEnded) ? seconds : null,
    stop: () => setIsStopped(true),
  };
}

interface UpNextProps {
  /** Such as `S1 E2 · The Timetable`. */
  line: string;
  /** The seconds until the next episode starts. */
  seconds: number;
  onPlay: () => void;
  onStop: () => void;
}

/** The countdown to the next episode, which starts unless the viewer stops it. */
export const UpNext = ({ line, seconds, onPlay, onStop }: UpNextProps) => (
  <section className={styles.card} dir={document.dir || undefined} aria-label={t('Up next')} data-controls>
    {/* Only the heading is a live region. Otherwise screen readers would announce every second. */}
    <p className={styles.heading} role="status">
      {t('Up next')}
    </p>
    <p className={styles.line} dir="auto">
      {line}
    </p>
    <div className={styles.actions}>
      <Button variant="primary" onClick={onPlay}>
        <PlayerIcon name="play" size={18} />
        {t('Play now')}
      </Button>
      <Button variant="quiet" onClick={onStop}>
        {t('Cancel')}
      </Button>
      <span className={styles.seconds} aria-hidden>
        {Math.max(Math.ceil(seconds), 0)}
      </span>
    </div>
  </section>
);
