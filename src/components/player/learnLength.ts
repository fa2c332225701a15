/** A time beyond the end of every video. */
const FAR_SECONDS = 1e9;

/** How long to wait for the length. A server without range requests never sends the end of the file. */
const LENGTH_TIMEOUT_MS = 4000;

/** The events of a source that has failed or has been replaced. */
const FAILURES = ['emptied', 'error'] as const;

const learning = new WeakSet<HTMLVideoElement>();

/**
 * Returns whether a video is seeked beyond its end to learn its length. Its time and end do not reflect the viewer
 * then.
 */
export const isLearningLength = (video: HTMLVideoElement): boolean => learning.has(video);

/**
 * Learns the length of a file that does not state it, such as a WebM file that a browser has recorded. Browsers find
 * the length when they seek beyond the end. Must be called before the video plays, because a jump to the end during
 * playback would count as watched.
 * @param onDone called once, immediately if the length is known. Not called after `signal` has aborted.
 */
export function learnLength(video: HTMLVideoElement, signal: AbortSignal, onDone: () => void): void {
  if (video.duration !== Infinity) {
    onDone();
    return;
  }
  const stop = () => {
    clearTimeout(timer);
    learning.delete(video);
    video.removeEventListener('durationchange', handleDuration);
    for (const event of FAILURES) video.removeEventListener(event, stop);
    signal.removeEventListener('abort', stop);
  };
  const finish = () => {
    stop();
    video.currentTime = 0;
    onDone();
  };
  const handleDuration = () => {
    if (Number.isFinite(video.duration)) finish();
  };
  const timer = setTimeout(finish, LENGTH_TIMEOUT_MS);
  learning.add(video);
  video.addEventListener('durationchange', handleDuration);
  for (const event of FAILURES) video.addEventListener(event, stop);
  signal.addEventListener('abort', stop);
  video.currentTime = FAR_SECONDS;
}
