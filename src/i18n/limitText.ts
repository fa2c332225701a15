import type { ListExtent } from '@/domain/lists/listExtent';
import { isCut } from '@/domain/lists/listExtent';
import type { TitleKind } from '@/domain/title/title';
import { formatNumber } from '@/lib/formats/numbers';

/** All titles as a list, or the results of a search or a filter. */
type View = 'list' | 'search' | 'filter';

interface Sizes {
  total: string;
  read: string;
}

const WHOLE: Record<TitleKind, (sizes: Sizes) => string> = {
  movie: ({ total }) => `This catalogue has ${total} movies.`,
  tv: ({ total }) => `This catalogue has ${total} series.`,
};

/** For a catalogue whose size is unknown. */
const OPEN: Record<TitleKind, (sizes: Sizes) => string> = {
  movie: ({ read }) => `This catalogue has more than ${read} movies.`,
  tv: ({ read }) => `This catalogue has more than ${read} series.`,
};

const LIMITS: Record<View, (sizes: Sizes) => string> = {
  list: ({ read }) => `Filters cover the first ${read}.`,
  search: ({ read }) => `The first ${read} are searched.`,
  filter: ({ read }) => `The first ${read} are filtered.`,
};

/** Returns a text about the titles of a large catalogue that a view leaves out; null if it has all of them. */
export function limitText(extent: ListExtent, kind: TitleKind, view: View): string | null {
  const { total, read, unlisted } = extent;
  const sizes = { total: formatNumber(total ?? read), read: formatNumber(read) };
  const whole = (total === null ? OPEN : WHOLE)[kind](sizes);
  if (view === 'list' && unlisted > 0) return `${whole} ${formatNumber((total ?? read) - unlisted)} of them are shown.`;
  return isCut(extent) ? `${whole} ${LIMITS[view](sizes)}` : null;
}
