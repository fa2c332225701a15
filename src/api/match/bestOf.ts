import type { Title } from '@/domain/title/title';
import type { WantedTitle } from '@/domain/title/wantedTitle';
import { articleFirst } from '@/lib/articleFirst';
import { foldedWords } from '@/lib/foldedWords';

/** Festivals and cinemas, and two sites, may differ by one. */
const YEARS_APART = 1;

/** A name as two lists may both write it: folded, its article first, and without what stands between its words. */
export const nameOf = (text: string): string => foldedWords(articleFirst(text)).join(' ').replaceAll('’', "'");

/** Whether a title bears a name, in one of its two spellings. */
export const isNamed = ({ title, originalTitle }: Title, name: string): boolean =>
  name !== '' && (nameOf(title) === name || (originalTitle !== null && nameOf(originalTitle) === name));

/**
 * Which of the titles that bear the name is meant: the one of the year, or of the next to it. Without a year only one
 * that has no rival counts.
 */
export function bestOf(candidates: readonly Title[], { year, kind }: WantedTitle): Title | null {
  const ofKind = candidates.filter((title) => kind === null || title.kind === kind);
  if (year === null) return ofKind.length === 1 ? (ofKind[0] ?? null) : null;
  const apart = (title: Title) => Math.abs((title.year ?? Infinity) - year);
  const near = ofKind.filter((title) => apart(title) <= YEARS_APART).sort((a, b) => apart(a) - apart(b));
  return near[0] ?? null;
}
