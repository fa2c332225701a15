import type { Playable, Position, Progress } from './progress';

/** The position from which playback counts as started and is recorded. */
const BEGUN = { seconds: 60, part: 0.05, atLeast: 10 } as const;

/** The part of a video after which it counts as watched. */
const SEEN_PART = 0.9;

/** Closing credits start in the second half of a movie. An earlier mark is an error in its record. */
const EARLIEST_CREDITS_PART = 0.5;

/** Returns whether a position is valid. A load that failed reports 0 of 0, or no numbers at all. */
const isPlace = ({ position, duration }: Position) =>
  Number.isFinite(position) && Number.isFinite(duration) && position >= 0 && duration > 0;

const isBegun = ({ position, duration }: Position) =>
  position >= Math.max(BEGUN.atLeast, Math.min(BEGUN.seconds, duration * BEGUN.part));

/** Returns whether the video was watched, except for the credits. */
export function isSeen({ position, duration, creditsStart }: Position): boolean {
  const seen = duration * SEEN_PART;
  const hasCredits = creditsStart !== null && creditsStart >= duration * EARLIEST_CREDITS_PART;
  return (
    isPlace({ position, duration, creditsStart }) && position >= (hasCredits ? Math.min(seen, creditsStart) : seen)
  );
}

/**
 * Returns the progress at a playback position. A position in the first moments does not change a recorded one, because
 * the viewer may have opened the video by mistake, or its position could not be restored.
 * @param now an ISO timestamp
 * @returns null if there is nothing to record, as before
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

/** The current playback counts as the latest one, even if the clock was set back. */
const later = (now: string, before = '') => (before > now ? before : now);
