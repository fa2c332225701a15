import { digest } from '../digest';
import type { Ids } from '../scanResult';

export const hasIds = ({ imdb, tmdb, tvdb }: Ids): boolean => imdb !== null || tmdb !== null || tvdb !== null;

export interface Identity {
  /** The id that the deployer assigned. */
  own: string | null;
  kind: 'movie' | 'tv';
  title: string;
  year: number | null;
  ids: Ids;
  /**
   * A digest of something that stays when the name is corrected: the size and modification time of the largest file, or
   * the overview in a table. Null if there is neither.
   */
  content: string | null;
}

/**
 * Returns the keys that identify a title, the strongest first. Keys are digests, so that the state file contains no
 * names.
 */
export function identityKeys({ kind, own, title, year, ids, content }: Identity): string[] {
  const known: (readonly [string, string | number | null])[] = [
    ['own', own],
    ['imdb', ids.imdb],
    ['tmdb', ids.tmdb],
    ['tvdb', ids.tvdb],
    ['name', `${nameOf(title)}|${year ?? ''}`],
    ['file', content],
  ];
  return known.flatMap(([what, value]) => (value === null ? [] : [digest(kind, what, value)]));
}

/** Returns the key that a title had before its year was known. Returns null for a title without a year. */
export const keyWithoutYear = ({ kind, title, year }: Identity): string | null =>
  year === null ? null : digest(kind, 'name', `${nameOf(title)}|`);

const nameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
