import { titleKey } from './titleKey';

/** A year after the title of a series. */
const YEAR = /^ *[([]?(?:19|20)\d\d[)\]]?(?= |$)/;

/**
 * Returns the text after the series' title in a file name: ` - The Pier` for `The Harbor - The Pier`.
 * @param name the name with spaces between its words
 * @returns null if the name does not begin with the title
 */
export function withoutSeries(name: string, title: string): string | null {
  const wanted = titleKey(title);
  if (wanted === '') return null;
  const ends = Array.from(name.matchAll(/ |$/g), ({ index }) => index);
  const end = ends.findLast((at) => titleKey(name.slice(0, at)) === wanted);
  return end === undefined ? null : name.slice(end).replace(YEAR, '');
}
