import { useEffect, useEffectEvent } from 'react';
import type { Position } from '@/domain/progress/progress';
import { isSeekable } from './mediaStore';

/** The interval between reports: the most that is lost if the browser crashes. */
const EVERY_SECONDS = 5;

interface Options {
  startAt: number;
  creditsStart: number | null;
  onPosition: ((position: Position) => void) | undefined;
}

/**
 * Reports the position every five seconds of playback, and at each event that may be the last one. Reports nothing
 * before the source has played, so that a failing source does not reset the position. If the server cannot seek,
 * positions before `startAt` are not reported either.
 */
export function usePositions(video: HTMLVideoElement | null, { startAt, creditsStart, onPosition }: Options): void {
  const report = useEffectEvent((position: number, duration: number) => {
    onPosition?.({ position, duration, creditsStart });
  });

  useEffect(() => {
    if (!video) return undefined;
    let hasPlayed = false;
    let reported = -1;
    let known: readonly [position: number, duration: number] | null = null;
    let canGoBack = startAt <= 0;
    const note = () => {
      if (!hasPlayed || video.error !== null || !Number.isFinite(video.duration)) return;
      if (video.currentTime >= startAt - 1) canGoBack = true;
      if (canGoBack || isSeekable(video)) known = [video.currentTime, video.duration];
    };
    const reportNow = () => {
      note();
      if (known === null || known[0] === reported) return;
      reported = known[0];
      report(...known);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const notePlayback = () => {
      // The video really plays: a frame is decoded.
      if (!video.paused && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) hasPlayed = true;
      note();
    };
    // A viewer may seek and pause before the first `timeupdate`, which comes up to 250 ms after `playing`.
    video.addEventListener('playing', notePlayback, { signal });
    video.addEventListener(
      'timeupdate',
      () => {
        notePlayback();
        if (known !== null && Math.abs(known[0] - reported) >= EVERY_SECONDS) reportNow();
      },
      { signal },
    );
    video.addEventListener('emptied', () => (hasPlayed = false), { signal });
    for (const event of ['pause', 'seeked', 'ended']) video.addEventListener(event, reportNow, { signal });
    window.addEventListener('pagehide', reportNow, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') reportNow();
      },
      { signal },
    );
    return () => {
      listeners.abort();
      if (known !== null && known[0] !== reported) report(...known);
    };
  }, [video, startAt]);
}
