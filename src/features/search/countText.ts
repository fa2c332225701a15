import { COUNT_OF } from '@/i18n/countOf';
import { joinNames } from '@/i18n/joinTexts';
import type { FoundGroup } from './useFoundGroup';

/** Returns the counts in words: '12 movies, 3 series, 2 people', or '0 movies'. */
export function countText(groups: readonly Pick<FoundGroup, 'kind' | 'count'>[]): string {
  const parts = groups.filter(({ count }) => count > 0).map(({ kind, count }) => COUNT_OF[kind](count));
  return parts.length === 0 ? COUNT_OF.movie(0) : joinNames(parts);
}
