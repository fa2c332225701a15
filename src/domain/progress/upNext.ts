import type { EpisodeName, Progress } from './progress';
import { progressKey } from './progress';

/** What somebody would go on with. */
export interface UpNext {
  /** Null for a film. */
  episode: EpisodeName | null;
  /** Seconds; 0 at its start. */
  position: number;
  /** 0 where it was never played, so nobody knows. */
  duration: number;
}

/** Seen to its end, and not begun again. */
export const isFinished = ({ position, watchedAt }: Progress): boolean => position === 0 && watchedAt !== null;

const isSpecial = (episode: EpisodeName | null) => episode?.season === 0;

/** Last played first. */
export const lastFirst = (entries: readonly Progress[]): Progress[] =>
  [...entries].sort((a, b) => b.playedAt.localeCompare(a.playedAt));

/**
 * What somebody would go on with of one title: what was last played, else what follows it, else nothing. Specials lead
 * nowhere, and none is led to.
 * @param entries the title's own, last played first
 */
export function upNext(entries: readonly Progress[]): UpNext | null {
  const current = entries.find((entry, index) => !isSpecial(entry.episode) || (index === 0 && !isFinished(entry)));
  if (!current) return null;
  if (!isFinished(current)) return current;
  const known = new Map(entries.map((entry) => [progressKey(entry), entry]));
  const { title, next: follows } = current;
  const seen = new Set<EpisodeName>();
  let next = follows;
  while (next && !isSpecial(next) && !seen.has(next)) {
    const entry = known.get(progressKey({ title, episode: next }));
    if (!entry || !isFinished(entry)) return { episode: next, position: 0, duration: 0, ...placeOf(entry) };
    seen.add(next);
    next = entry.next;
  }
  // Who has seen them all and sees them again goes on with the one that follows.
  return follows && !isSpecial(follows) ? { episode: follows, position: 0, duration: 0 } : null;
}

const placeOf = (entry: Progress | undefined) => entry && { position: entry.position, duration: entry.duration };
