import { useEffect, useRef, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import * as styles from './HeroVideo.module.css';

interface HeroVideoProps {
  /** Below the app's base. */
  url: string;
  isMuted: boolean;
  /** Whether the slide is pointed at. */
  isWanted: boolean;
}

/**
 * A slide's clip over its still: wanted, it plays from the start; left, or when the page scrolls, it stops and rewinds.
 * A browser that refuses to play leaves the still.
 */
export function HeroVideo({ url, isMuted, isWanted }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!isWanted || !element) return undefined;
    const stop = () => {
      setIsPlaying(false);
      element.pause();
      element.currentTime = 0;
    };
    element.currentTime = 0;
    element
      .play()
      .then(() => setIsPlaying(true))
      .catch((error: unknown) => {
        if (!isAbort(error)) console.warn('The preview cannot be played', error);
      });
    window.addEventListener('scroll', stop, { passive: true, once: true });
    return () => {
      window.removeEventListener('scroll', stop);
      stop();
    };
  }, [isWanted]);

  return (
    <video
      ref={video}
      className={styles.video}
      data-playing={isPlaying}
      src={APP_URL + url}
      muted={isMuted}
      playsInline
      preload="none"
      aria-hidden
    />
  );
}

/** Stopping a clip that was about to start. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
