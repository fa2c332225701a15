import type { Title } from '../title/title';

/** It is one of so many, the best rated of those that have a picture and a word to say, where any have. */
const BEST = 14;

/**
 * The one of a list that is shown above it today, and tomorrow another.
 * @param day whole days since some day
 * @returns undefined for an empty list
 */
export function titleOfTheDay(titles: readonly Title[], day: number): Title | undefined {
  const showy = titles.filter(({ poster, overview }) => poster !== null && overview !== '');
  const best = (showy.length > 0 ? showy : [...titles])
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, BEST);
  return best[day % best.length];
}
