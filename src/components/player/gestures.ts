/** A second tap within this time is one of two. */
export const DOUBLE_TAP_MS = 300;

/** A finger that has moved no further taps. */
const TAP_RADIUS = 12;

/** A swipe over the whole width. */
const SWIPE_SECONDS = 120;

/** What a double tap does, in seconds: nothing in the middle third. */
export function tapSeconds(x: number, width: number): -10 | 0 | 10 {
  if (x < width / 3) return -10;
  return x > (width * 2) / 3 ? 10 : 0;
}

/** Whether a finger that has moved so far swipes sideways, up and down, or has not decided. */
export function swipeOf(dx: number, dy: number): 'none' | 'sideways' | 'vertical' {
  if (Math.hypot(dx, dy) <= TAP_RADIUS) return 'none';
  return Math.abs(dx) > Math.abs(dy) * 1.5 ? 'sideways' : 'vertical';
}

/** Where a swipe leads to: two minutes over the width, a third of the film at most; within the film. */
export function swipeTarget(from: number, dx: number, width: number, duration: number): number {
  const reach = Math.min(SWIPE_SECONDS, duration / 3);
  return Math.min(Math.max(from + (dx / Math.max(width, 1)) * reach, 0), duration);
}
