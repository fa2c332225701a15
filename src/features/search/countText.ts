import { KIND_WORDS } from '@/domain/query/kindWords';
import { counted } from '@/lib/formats';
import type { FoundGroup } from './useFoundGroup';

/** Returns the counts in words: '12 movies, 3 series, 2 people', or '0 movies'. */
export function countText(groups: readonly Pick<FoundGroup, 'kind' | 'count'>[]): string {
  const parts = groups
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => counted(count, KIND_WORDS[kind].one, KIND_WORDS[kind].many));
  return parts.length === 0 ? '0 movies' : parts.join(', ');
}
