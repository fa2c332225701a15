import { titleKey } from '../title/title';
import type { WatchlistItem } from './watchlist';

/** A title that was taken off the list, and its place in it. */
export interface Removal {
  item: WatchlistItem;
  at: number;
}

/** The list with titles at their old places again, but for those that are back by themselves. */
export function putBack(items: readonly WatchlistItem[], removals: readonly Removal[]): WatchlistItem[] {
  const listed = new Set(items.map(titleKey));
  const list = [...items];
  for (const { item, at } of removals) if (!listed.has(titleKey(item))) list.splice(at, 0, item);
  return list;
}
