import { KIND_WORDS } from '@/domain/query/kindWords';
import type { TitleKind } from '@/domain/title/title';
import { counted } from '@/lib/counted';

/** `1,234 movies`, `1 series`; just what they are where the number is not known. */
export function countText(total: number | null, kind: TitleKind): string {
  const { one, many } = KIND_WORDS[kind];
  return total === null ? many : counted(total, one, many);
}
