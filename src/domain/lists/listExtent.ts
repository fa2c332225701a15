import { formatNumber } from '@/lib/formats';
import { KIND_WORDS } from '../query/kindWords';
import type { TitleKind } from '../title/title';

/** How much of a deployer's list of all movies or series the app has read. */
export interface ListExtent {
  /** The number of records in the list; null if there are more pages and no total. */
  total: number | null;
  /** The number of records that can be searched and filtered. */
  read: number;
  /** The number of records that are not even shown without a filter, because they are too far down on their page. */
  unlisted: number;
}

/** All titles as a list, or the results of a search or a filter. */
type View = 'list' | 'search' | 'filter';

const VERBS = { search: 'searched', filter: 'filtered' } as const;

export const isCut = ({ total, read }: ListExtent): boolean => total === null || read < total;

/** Returns a text about the titles of a large catalogue that a view leaves out; null if it has all of them. */
export function limitText(extent: ListExtent, kind: TitleKind, view: View): string | null {
  const { total, read, unlisted } = extent;
  const { many } = KIND_WORDS[kind];
  const size = total === null ? `more than ${formatNumber(read)}` : formatNumber(total);
  const whole = `This catalogue has ${size} ${many}.`;
  if (view !== 'list') return isCut(extent) ? `${whole} The first ${formatNumber(read)} are ${VERBS[view]}.` : null;
  if (unlisted > 0) return `${whole} ${formatNumber((total ?? read) - unlisted)} of them are shown.`;
  return isCut(extent) ? `${whole} Filters cover the first ${formatNumber(read)}.` : null;
}
