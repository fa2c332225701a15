import type { SearchKind } from '@/domain/query/readQuery';
import { counted } from '@/lib/formats/numbers';
import type { FoundGroup } from './useFoundGroup';

const COUNTS: Record<SearchKind, (count: number) => string> = {
  movie: (count) => counted(count, 'movie', 'movies'),
  tv: (count) => counted(count, 'series', 'series'),
  person: (count) => counted(count, 'person', 'people'),
};

/** Returns the counts in words: '12 movies, 3 series, 2 people', or '0 movies'. */
export function countText(groups: readonly Pick<FoundGroup, 'kind' | 'count'>[]): string {
  const parts = groups.filter(({ count }) => count > 0).map(({ kind, count }) => COUNTS[kind](count));
  return parts.length === 0 ? COUNTS.movie(0) : parts.join(', ');
}
