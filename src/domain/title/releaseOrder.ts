import type { Title } from './title';

/** Returns the sort key of a title: its date, or its year. Titles without either come last. */
const releaseOf = ({ releaseDate, year }: Title) => releaseDate ?? (year === null ? '9999' : String(year));

/** Compares two titles for `sort`, the oldest first. */
export function byRelease(a: Title, b: Title): number {
  const [one, other] = [releaseOf(a), releaseOf(b)];
  return one < other ? -1 : Number(one > other);
}
