import type { Playable, Position, Progress } from './progress';

/** Somebody has begun: from here on it is worth coming back to. */
const BEGUN = { seconds: 60, part: 0.05, atLeast: 10 } as const;

/** Who saw so much has seen it. */
const SEEN_PART = 0.9;

/** Closing credits begin in a film's second half; an earlier mark is a mistake in its record. */
const EARLIEST_CREDITS_PART = 0.5;

/** Whether it is a place in something that has begun to play: a load that failed tells 0 of 0, or no numbers at all. */
const isPlace = ({ position, duration }: Position) =>
  Number.isFinite(position) && Number.isFinite(duration) && position >= 0 && duration > 0;

const isBegun = ({ position, duration }: Position) =>
  position >= Math.max(BEGUN.atLeast, Math.min(BEGUN.seconds, duration * BEGUN.part));

/** Whether all of it was seen but the credits. */
export function isSeen({ position, duration, creditsStart }: Position): boolean {
  const seen = duration * SEEN_PART;
  const hasCredits = creditsStart !== null && creditsStart >= duration * EARLIEST_CREDITS_PART;
  return (
    isPlace({ position, duration, creditsStart }) && position >= (hasCredits ? Math.min(seen, creditsStart) : seen)
  );
}

/**
 * How far somebody is when they have come to a position. The first moments change nothing of what was kept: they are
 * what a film shows that was opened by mistake, or that could not find its place again.
 * @param now as an ISO timestamp
 * @returns null where there is nothing to keep, as before
 */
export function afterPosition(
  previous: Progress | null,
  { title, episode, next }: Playable,
  position: Position,
  now: string,
): Progress | null {
  const isKept = isPlace(position) && (isBegun(position) || isSeen(position));
  if (!isKept && (previous === null || !isPlace(position))) return previous;
  const seen = isSeen(position);
  return {
    title,
    episode,
    next,
    position: seen ? 0 : isKept ? Math.min(position.position, position.duration) : (previous?.position ?? 0),
    duration: isKept ? position.duration : (previous?.duration ?? 0),
    watchedAt: previous?.watchedAt ?? (seen ? now : null),
    playedAt: later(now, previous?.playedAt),
    isHidden: false,
  };
}

/** What is played now counts as later than before, whatever a clock that was set says. */
const later = (now: string, before = '') => (before > now ? before : now);
