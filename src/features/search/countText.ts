import { FOUND_WORDS } from './foundWords';
import type { FoundGroup } from './useFoundGroup';

/** What was found in numbers: '12 movies, 3 series, 2 people', or '0 movies'. */
export function countText(groups: readonly Pick<FoundGroup, 'kind' | 'count'>[]): string {
  const parts = groups
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${FOUND_WORDS[kind][count === 1 ? 'one' : 'many']}`);
  return parts.length === 0 ? '0 movies' : parts.join(', ');
}
