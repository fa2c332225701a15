import type { TitleFilter } from './titleFilter';

/** So many have to have voted before a rating counts, where nothing else is asked for: one vote makes no ten. */
export const RATING_VOTES = 50;

type Asked = Pick<TitleFilter, 'rating' | 'sort'>;

export const asksForRating = ({ rating, sort }: Asked): boolean => rating !== null || sort.by === 'rating';

/** The least number of votes; null where any number will do. */
export function voteFloor(filter: Asked & Pick<TitleFilter, 'votes'>): number | null {
  const floor = filter.votes ?? (asksForRating(filter) ? RATING_VOTES : 0);
  return floor > 0 ? floor : null;
}
