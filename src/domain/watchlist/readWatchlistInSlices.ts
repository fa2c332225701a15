import { forEachChunked } from '@/lib/forEachChunked';
import type { TitleKey } from '../title/title';
import { titleKey } from '../title/title';
import type { WatchlistItem } from './watchlist';
import { readWatchlistItem } from './watchlist';

/** The limit of items. A file may contain millions. */
const MAX_ITEMS = 50_000;

/** Reads a list of any length like `readWatchlist`, and yields to the main thread in between. */
export async function readWatchlistInSlices(list: readonly unknown[]): Promise<WatchlistItem[]> {
  const items = new Map<TitleKey, WatchlistItem>();
  await forEachChunked(list.slice(0, MAX_ITEMS), (raw) => {
    const item = readWatchlistItem(raw);
    if (item && !items.has(titleKey(item))) items.set(titleKey(item), item);
  });
  return [...items.values()];
}
