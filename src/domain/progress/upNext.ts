import type { EpisodeName, Progress } from './progress';
import { progressKey } from './progress';

/** The movie or episode with which the viewer continues. */
export interface UpNext {
  /** Null for a movie. */
  episode: EpisodeName | null;
  /** In seconds; 0 at the start. */
  position: number;
  /** 0 if it was never played, because the duration is unknown. */
  duration: number;
}

/** Returns whether an entry was watched to the end and not started again. */
export const isFinished = ({ position, watchedAt }: Progress): boolean => position === 0 && watchedAt !== null;

const isSpecial = (episode: EpisodeName | null) => episode?.season === 0;

/** Sorts the entries, the last played first. */
export const lastFirst = (entries: readonly Progress[]): Progress[] =>
  [...entries].sort((a, b) => b.playedAt.localeCompare(a.playedAt));

/**
 * Returns what the viewer continues with in a title: the last played entry, or the next episode if that is finished.
 * Special episodes are never next, and nothing follows them.
 * @param entries the entries of the title, the last played first
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
    if (!entry || !isFinished(entry)) return { episode: next, position: 0, duration: 0, ...positionOf(entry) };
    seen.add(next);
    next = entry.next;
  }
  // The viewer has watched all of them before and is watching them again.
  return follows && !isSpecial(follows) ? { episode: follows, position: 0, duration: 0 } : null;
}

const positionOf = (entry: Progress | undefined) => entry && { position: entry.position, duration: entry.duration };
