import type { TitleKind } from '@/domain/title/title';

/** The paths of the lists that hold all titles of a kind. */
export const WHOLE_LISTS = { movie: 'movies/all', tv: 'series/all' } as const satisfies Record<TitleKind, string>;
