import { titleKey } from '../title/title';
import type { WatchlistItem } from './watchlist';

/** A title that was removed from the list, and its index. */
export interface Removal {
  item: WatchlistItem;
  at: number;
}

/** Restores removed titles at their old index. Skips titles that are in the list again. */
export function putBack(items: readonly WatchlistItem[], removals: readonly Removal[]): WatchlistItem[] {
  const listed = new Set(items.map(titleKey));
  const list = [...items];
  for (const { item, at } of removals) if (!listed.has(titleKey(item))) list.splice(at, 0, item);
  return list;
}
