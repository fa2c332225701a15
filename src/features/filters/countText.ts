import { KIND_WORDS } from '@/domain/query/kindWords';
import type { TitleKind } from '@/domain/title/title';
import { counted } from '@/lib/formatNumber';

/** Returns `1,234 movies` or `1 series`, or just the noun if the number is unknown. */
export function countText(total: number | null, kind: TitleKind): string {
  const { one, many } = KIND_WORDS[kind];
  return total === null ? many : counted(total, one, many);
}
