import { useEffect } from 'react';

/** Far beyond the end of every video. */
export const FAR_SECONDS = 1e9;

/** A server that cannot jump within a file never gets there. */
const PATIENCE_MS = 4000;

/** A live stream has no length, and hls.js plays from an address of the page's own. */
const isStream = ({ currentSrc }: HTMLVideoElement) => /^blob:|\.m3u8(?:[?#]|$)/i.test(currentSrc);

/**
 * Learns the length of a file that does not say it, such as a WebM that a browser has recorded: browsers find it where
 * they are sent beyond the end. The video then goes on from where it was.
 */
export function useLearnedLength(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    let timer = 0;
    let from: number | null = null;
    const goBack = () => {
      if (from === null) return;
      window.clearTimeout(timer);
      video.currentTime = from;
      from = null;
    };
    const handleMetadata = () => {
      if (video.duration !== Infinity || isStream(video)) return;
      from = video.currentTime;
      video.currentTime = FAR_SECONDS;
      timer = window.setTimeout(goBack, PATIENCE_MS);
    };
    const handleDuration = () => {
      if (Number.isFinite(video.duration)) goBack();
    };
    video.addEventListener('loadedmetadata', handleMetadata);
    video.addEventListener('durationchange', handleDuration);
    return () => {
      window.clearTimeout(timer);
      video.removeEventListener('loadedmetadata', handleMetadata);
      video.removeEventListener('durationchange', handleDuration);
    };
  }, [video]);
}
