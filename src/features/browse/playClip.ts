/**
 * Plays a clip. One that is stopped before it has started is no fault; whatever else keeps it from playing is logged.
 * @param name what it is called in the log
 * @param onRefused after the log
 */
export function playClip(video: HTMLVideoElement, name: string, onRefused?: () => void): void {
  video.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn(`The ${name} cannot be played`, error);
    onRefused?.();
  });
}
