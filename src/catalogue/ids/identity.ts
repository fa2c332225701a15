import { digest } from '../digest';
import type { Ids } from '../shelf';

export interface Identity {
  kind: 'movie' | 'tv';
  title: string;
  year: number | null;
  ids: Ids;
  /** Size and time of its largest file; null where it has none to speak of. */
  file: string | null;
}

/** What a film is known by, the surest first, each as a digest: the state holds no names. */
export function identityKeys({ kind, title, year, ids, file }: Identity): string[] {
  const name = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const known: (readonly [string, string | number | null])[] = [
    ['imdb', ids.imdb],
    ['tmdb', ids.tmdb],
    ['tvdb', ids.tvdb],
    ['name', `${name}|${year ?? ''}`],
    ['file', file],
  ];
  return known.flatMap(([what, value]) => (value === null ? [] : [digest(kind, what, value)]));
}
