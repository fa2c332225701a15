import type { Genre } from './genre';
import { genresWithIds } from './genre';
import type { TitleKind } from '../title/title';

const IDS: Record<TitleKind, readonly number[]> = {
  movie: [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 53, 10770, 10752, 37],
  tv: [10759, 16, 35, 80, 99, 18, 10751, 10762, 9648, 10763, 10764, 10765, 10766, 10767, 10768, 37],
};

/** Returns the genres by which movies or series can be filtered. */
export const genresOfKind = (kind: TitleKind): Genre[] => genresWithIds(IDS[kind]);
