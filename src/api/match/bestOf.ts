import type { Title, WantedTitle } from '@/domain/title/title';
import { articleFirst } from '@/lib/articleFirst';
import { tokenize } from '@/lib/searchText';

/** Two sites may differ by one year, because one dates the festival and the other the release. */
const YEARS_APART = 1;

/**
 * Returns a name in a form that can be compared between lists: normalized, with its article first, and without
 * punctuation.
 */
export const nameOf = (text: string): string => tokenize(articleFirst(text)).join(' ').replaceAll('’', "'");

/** Returns whether a title has a name, as its title or its original title. */
export const isNamed = ({ title, originalTitle }: Title, name: string): boolean =>
  name !== '' && (nameOf(title) === name || (originalTitle !== null && nameOf(originalTitle) === name));

/**
 * Returns the title of the year, or of an adjacent year. Without a year, returns the title only if it is the only
 * candidate.
 * @param candidates titles that have the name
 */
export function bestOf(candidates: readonly Title[], { year, kind }: WantedTitle): Title | null {
  const ofKind = candidates.filter((title) => kind === null || title.kind === kind);
  if (year === null) return ofKind.length === 1 ? (ofKind[0] ?? null) : null;
  const apart = (title: Title) => Math.abs((title.year ?? Infinity) - year);
  const near = ofKind.filter((title) => apart(title) <= YEARS_APART).sort((a, b) => apart(a) - apart(b));
  return near[0] ?? null;
}
