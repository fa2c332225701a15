/** An episode shorter than this has no credits to speak of: what follows comes when it is over. */
const LONG_SECONDS = 600;
const BEFORE_END_SECONDS = 30;
/** How long an end that came without a word waits. */
export const AFTER_END_SECONDS = 10;

/**
 * From when on what follows is offered.
 * @returns seconds; null where only the end says so
 */
export function upNextAt(duration: number, creditsStart: number | null): number | null {
  if (duration <= 0) return null;
  if (creditsStart !== null && creditsStart < duration) return creditsStart;
  return duration >= LONG_SECONDS ? duration - BEFORE_END_SECONDS : null;
}
