import type { Title } from '@/domain/title/title';
import { UNKNOWN } from '@/domain/title/title';
import { formatRating } from '@/lib/formats/numbers';
import { tStored } from './t';

/** Returns a rating with one decimal, `8.7`, or `N/A`. */
export const ratingText = ({ rating }: Pick<Title, 'rating'>): string =>
  rating === null ? tStored(UNKNOWN.rating) : formatRating(rating);
