/** Far beyond the end of every video. */
const FAR_SECONDS = 1e9;

/** A server that cannot jump within a file never sends its end. */
const LENGTH_TIMEOUT_MS = 4000;

/** Events of a source that has failed or has been replaced. */
const FAILURES = ['emptied', 'error'] as const;

const learning = new WeakSet<HTMLVideoElement>();

/** True while a video stands beyond its end, so neither its time nor its end is the viewer's. */
export const isLearningLength = (video: HTMLVideoElement): boolean => learning.has(video);

/**
 * Learns the length of a file that does not state it, such as a WebM that a browser has recorded: browsers find it when
 * they are sent beyond the end. Must be called before the video plays, because a jump to the end while it plays would
 * count as watched.
 * @param onDone called once, at once where the length is known; not called after `signal` has aborted
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
