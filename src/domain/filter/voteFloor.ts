import type { TitleFilter } from './titleFilter';

/** The default minimum of votes for a rating, because a single vote says little. */
export const RATING_VOTES = 50;

type RatingQuery = Pick<TitleFilter, 'rating' | 'sort'>;

export const asksForRating = ({ rating, sort }: RatingQuery): boolean => rating !== null || sort.by === 'rating';

/** Returns the minimum number of votes; null if there is none. */
export function voteFloor(filter: RatingQuery & Pick<TitleFilter, 'votes'>): number | null {
  const floor = filter.votes ?? (asksForRating(filter) ? RATING_VOTES : 0);
  return floor > 0 ? floor : null;
}
