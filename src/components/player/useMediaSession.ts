import { useEffect, useEffectEvent } from 'react';
import { play, seekBy, seekTo } from './mediaActions';
import type { MediaState } from './mediaStore';

const BEAT_SECONDS = 5;

interface Options {
  title: string;
  line: string | undefined;
  poster: string | null;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Connects the video to the media controls of lock screens, keyboards and headphones. */
export function useMediaSession(
  video: HTMLVideoElement | null,
  { time, duration, rate, isPaused }: MediaState,
  { title, line = '', poster, onNext, onPrevious }: Options,
): void {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
  const handleNext = useEffectEvent(() => onNext?.());
  const handlePrevious = useEffectEvent(() => onPrevious?.());
  const hasNext = onNext !== undefined;
  const hasPrevious = onPrevious !== undefined;

  useEffect(() => {
    if (!session) return undefined;
    session.metadata = new MediaMetadata({ title, artist: line, artwork: poster === null ? [] : [{ src: poster }] });
    return () => {
      session.metadata = null;
    };
  }, [session, title, line, poster]);

  useEffect(() => {
    if (!session || !video) return undefined;
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => play(video)],
      ['pause', () => video.pause()],
      ['seekbackward', ({ seekOffset = 10 }) => seekBy(video, -seekOffset)],
      ['seekforward', ({ seekOffset = 10 }) => seekBy(video, seekOffset)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && seekTo(video, seekTime)],
      ['nexttrack', hasNext ? () => handleNext() : null],
      ['previoustrack', hasPrevious ? () => handlePrevious() : null],
    ];
    const set = (handlers: typeof actions) => {
      for (const [action, handler] of handlers) {
        try {
          session.setActionHandler(action, handler);
        } catch {
          // The browser does not support this action.
        }
      }
    };
    set(actions);
    return () => set(actions.map(([action]) => [action, null]));
  }, [session, video, hasNext, hasPrevious]);

  // The platform extrapolates the position. It needs an update at each discontinuity and every few seconds.
  const beat = Math.round(time / BEAT_SECONDS);
  const tellPosition = useEffectEvent(() => {
    if (duration > 0) session?.setPositionState({ duration, playbackRate: rate, position: Math.min(time, duration) });
  });
  useEffect(() => {
    if (session) session.playbackState = isPaused ? 'paused' : 'playing';
    tellPosition();
  }, [session, duration, rate, isPaused, beat]);
}
