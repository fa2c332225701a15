import type { SearchKind } from '@/domain/query/readQuery';
import { plural } from './t';

/** The number of titles or people in words, by their kind: `1 movie`, `1,234 series`, `2 people`. */
export const COUNT_OF: Record<SearchKind, (count: number) => string> = {
  movie: (count) => plural(count, '{count} movie', '{count} movies'),
  tv: (count) => plural(count, '{count} series', '{count} series'),
  person: (count) => plural(count, '{count} person', '{count} people'),
};
