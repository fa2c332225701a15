import type { Title } from './title';

/** What titles are ordered by: the date, else the year; what has neither comes last. */
const releaseOf = ({ releaseDate, year }: Title) => releaseDate ?? (year === null ? '9999' : String(year));

/** Oldest first, for `sort`. */
export function byRelease(a: Title, b: Title): number {
  const [one, other] = [releaseOf(a), releaseOf(b)];
  return one < other ? -1 : Number(one > other);
}
