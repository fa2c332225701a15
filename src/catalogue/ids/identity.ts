import { digest } from '../digest';
import type { Ids } from '../shelf';

export interface Identity {
  /** The id that the deployer gave it. */
  own: string | null;
  kind: 'movie' | 'tv';
  title: string;
  year: number | null;
  ids: Ids;
  /** Size and time of its largest file; null where it has none to speak of. */
  file: string | null;
}

/** What a film is known by, the surest first, each as a digest: the state holds no names. */
export function identityKeys({ kind, own, title, year, ids, file }: Identity): string[] {
  const known: (readonly [string, string | number | null])[] = [
    ['own', own],
    ['imdb', ids.imdb],
    ['tmdb', ids.tmdb],
    ['tvdb', ids.tvdb],
    ['name', `${nameOf(title)}|${year ?? ''}`],
    ['file', file],
  ];
  return known.flatMap(([what, value]) => (value === null ? [] : [digest(kind, what, value)]));
}

/** What a title was known by before its year was; null without a year. */
export const keyWithoutYear = ({ kind, title, year }: Identity): string | null =>
  year === null ? null : digest(kind, 'name', `${nameOf(title)}|`);

const nameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
