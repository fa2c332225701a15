import { useEffect, useEffectEvent, useState } from 'react';
import type { MediaState } from './mediaStore';
import { AFTER_END_SECONDS, upNextAt } from './upNextAt';

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
