import { titleKey } from './titleKey';

/** A year behind a series' title. */
const YEAR = /^ *[([]?(?:19|20)\d\d[)\]]?(?= |$)/;

/**
 * Returns what stands behind the title of its series in a file's name: ` - The Pier` of `The Harbor - The Pier`.
 * @param name with spaces between its words
 * @returns null where the name does not begin with the title
 */
export function withoutSeries(name: string, title: string): string | null {
  const wanted = titleKey(title);
  if (wanted === '') return null;
  const ends = Array.from(name.matchAll(/ |$/g), ({ index }) => index);
  const end = ends.findLast((at) => titleKey(name.slice(0, at)) === wanted);
  return end === undefined ? null : name.slice(end).replace(YEAR, '');
}
