import type { TitleKind } from '@/domain/title/title';

/** The lists that hold everything, and what they hold. */
export const WHOLE_LISTS = { movie: 'movies/all', tv: 'series/all' } as const satisfies Record<TitleKind, string>;
