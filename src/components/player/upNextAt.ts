/** Shorter episodes have no long credits: the next episode is offered only at the end. */
const LONG_SECONDS = 600;
const BEFORE_END_SECONDS = 30;
/** The countdown after an end that was not announced before. */
export const AFTER_END_SECONDS = 10;

/** Returns the time in seconds from which the next episode is offered, or null if it is offered only at the end. */
export function upNextAt(duration: number, creditsStart: number | null): number | null {
  if (duration <= 0) return null;
  if (creditsStart !== null && creditsStart < duration) return creditsStart;
  return duration >= LONG_SECONDS ? duration - BEFORE_END_SECONDS : null;
}
