/** The maximum time between the taps of a double tap. */
export const DOUBLE_TAP_MS = 300;

/** The maximum distance in pixels that a finger moves during a tap. */
const TAP_RADIUS = 12;

/** The seconds that a swipe over the full width seeks. */
const SWIPE_SECONDS = 120;

/** Returns the seconds that a double tap seeks. The middle third does nothing. */
export function tapSeconds(x: number, width: number): -10 | 0 | 10 {
  if (x < width / 3) return -10;
  return x > (width * 2) / 3 ? 10 : 0;
}

/** Returns the direction of a swipe, or `none` while the movement is still a tap. */
export function swipeOf(dx: number, dy: number): 'none' | 'sideways' | 'vertical' {
  if (Math.hypot(dx, dy) <= TAP_RADIUS) return 'none';
  return Math.abs(dx) > Math.abs(dy) * 1.5 ? 'sideways' : 'vertical';
}

/**
 * Returns the time that a swipe seeks to, within the video. The full width is two minutes, but at most a third of the
 * video.
 */
export function swipeTarget(from: number, dx: number, width: number, duration: number): number {
  const reach = Math.min(SWIPE_SECONDS, duration / 3);
  return Math.min(Math.max(from + (dx / Math.max(width, 1)) * reach, 0), duration);
}
