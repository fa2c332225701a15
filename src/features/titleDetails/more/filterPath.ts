import type { TitleKind } from '@/domain/title/title';

/** The list of films or series that a genre or a keyword narrows: `/movies?genre=28`. */
export const filterPath = (kind: TitleKind, by: 'genre' | 'keyword', id: number): string =>
  `/${kind === 'tv' ? 'series' : 'movies'}?${by}=${id}`;
