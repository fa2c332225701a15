import type { SearchKind } from '@/domain/query/readQuery';
import { counted } from '@/lib/formats/numbers';

/** The number of titles or people in words, by their kind: `1 movie`, `1,234 series`, `2 people`. */
export const COUNT_OF: Record<SearchKind, (count: number) => string> = {
  movie: (count) => counted(count, 'movie', 'movies'),
  tv: (count) => counted(count, 'series', 'series'),
  person: (count) => counted(count, 'person', 'people'),
};
