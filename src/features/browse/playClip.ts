/**
 * Plays a clip. Ignores an abort, which means that the clip was stopped before it started. Logs every other failure.
 * @param name the name of the clip in the log
 * @param onRefused called after the failure is logged
 */
export function playClip(video: HTMLVideoElement, name: string, onRefused?: () => void): void {
  video.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn(`The ${name} cannot be played`, error);
    onRefused?.();
  });
}
