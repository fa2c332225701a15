import { grouped } from '@/lib/grouped';
import { KIND_WORDS } from '../query/kindWords';
import type { TitleKind } from '../title/title';

/** How much of a deployer's list of all movies or series the app has. */
export interface ListExtent {
  /** How many records the list has; null where it goes on and does not say. */
  total: number | null;
  /** How many of them can be searched and filtered. */
  read: number;
  /** How many are not even in the list without a filter: they stand too far down on their page. */
  unlisted: number;
}

/** All titles one below the other, or those that a search or a filter leaves. */
type View = 'list' | 'search' | 'filter';

const VERBS = { search: 'searched', filter: 'filtered' } as const;

export const isCut = ({ total, read }: ListExtent): boolean => total === null || read < total;

/** Says which titles of a large catalogue a view leaves out; null where it has all of them. */
export function limitText(extent: ListExtent, kind: TitleKind, view: View): string | null {
  const { total, read, unlisted } = extent;
  const { many } = KIND_WORDS[kind];
  const size = total === null ? `more than ${grouped(read)}` : grouped(total);
  const whole = `This catalogue has ${size} ${many}.`;
  if (view !== 'list') return isCut(extent) ? `${whole} The first ${grouped(read)} are ${VERBS[view]}.` : null;
  if (unlisted > 0) return `${whole} ${grouped((total ?? read) - unlisted)} of them are shown.`;
  return isCut(extent) ? `${whole} Filters find the first ${grouped(read)}.` : null;
}
