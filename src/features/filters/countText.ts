import type { TitleKind } from '@/domain/title';

const NOUNS: Record<TitleKind, { one: string; many: string }> = {
  movie: { one: 'movie', many: 'movies' },
  tv: { one: 'series', many: 'series' },
};

/** `1,234 movies`, `1 series`; just what they are where the number is not known. */
export function countText(total: number | null, kind: TitleKind): string {
  const { one, many } = NOUNS[kind];
  return total === null ? many : `${total.toLocaleString('en')} ${total === 1 ? one : many}`;
}
