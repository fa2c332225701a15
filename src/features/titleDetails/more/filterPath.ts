import type { TitleKind } from '@/domain/title/title';

/** Returns the path of the titles with a genre or keyword, such as `/movies?genre=28`. */
export const filterPath = (kind: TitleKind, by: 'genre' | 'keyword', id: number): string =>
  `/${kind === 'tv' ? 'series' : 'movies'}?${by}=${id}`;
