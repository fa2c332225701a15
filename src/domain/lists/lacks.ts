import type { Title } from '../title/title';

const LACKS = ['movies', 'series', 'ratings'] as const;

/** Returns what an own catalogue with these titles lacks. A list of movies may contain series. */
export function lacksOfTitles(movies: readonly Title[], series: readonly Title[]): (typeof LACKS)[number][] {
  const isLacking = {
    movies: movies.every(({ kind }) => kind === 'tv'),
    series: series.length === 0,
    ratings: [...movies, ...series].every(({ rating }) => rating === null),
  };
  return LACKS.filter((lack) => isLacking[lack]);
}
