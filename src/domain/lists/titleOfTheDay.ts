import type { Title } from '../title/title';

/** The number of best-rated titles to choose from. Titles with a poster and an overview are preferred. */
const BEST = 14;

/**
 * Returns the title of a list that is featured today. It changes every day.
 * @param day the number of a day, increasing by one each day
 * @returns undefined for an empty list
 */
export function titleOfTheDay(titles: readonly Title[], day: number): Title | undefined {
  const showy = titles.filter(({ poster, overview }) => poster !== null && overview !== '');
  const best = (showy.length > 0 ? showy : [...titles])
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, BEST);
  return best[day % best.length];
}
