import type { SeriesName } from './episodeFile';
import { groupBy } from './groupBy';
import { joinIds } from './joinIds';
import { titleKey } from './titleKey';

/**
 * Creates a function that returns a key for each series. A name without a year gets the year of the same title, if only
 * one year is known.
 */
export function seriesKeys(names: readonly SeriesName[]): (name: SeriesName) => string {
  const dated = groupBy(
    names.filter(({ year }) => year !== null),
    ({ title }) => titleKey(title),
  );
  const yearOf = ({ title, year }: SeriesName) => {
    const known = new Set(dated.get(titleKey(title))?.map((other) => other.year));
    return year ?? (known.size === 1 ? Array.from(known)[0] : null);
  };
  const plain = new Map(names.map((name) => [name, `${titleKey(name.title)} ${yearOf(name) ?? ''}`]));
  return joinIds(names, (name) => plain.get(name) ?? '');
}
