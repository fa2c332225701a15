import { useEffect, useRef, useState } from 'react';

/**
 * A slide's clip while it is pointed at: it plays from the start, and leaving it or any scrolling of the page stops
 * and rewinds it. A browser that refuses to play leaves the still.
 */
export function usePreview() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  const stop = () => {
    const element = video.current;
    setIsPlaying(false);
    if (!element) return;
    element.pause();
    element.currentTime = 0;
  };
  const play = () => {
    const element = video.current;
    if (!element) return;
    element.currentTime = 0;
    element
      .play()
      .then(() => {
        setIsPlaying(true);
      })
      .catch((error: unknown) => {
        if (!isAbort(error)) console.warn('The preview cannot be played', error);
      });
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    window.addEventListener('scroll', stop, { passive: true, once: true });
    return () => {
      window.removeEventListener('scroll', stop);
    };
  }, [isPlaying]);

  return { video, isPlaying, play, stop };
}

/** Stopping a clip that was about to start. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
