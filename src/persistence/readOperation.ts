import { isTitleKey, titleKey } from '@/domain/title';
import { readWatchlistItem } from '@/domain/watchlist';
import { isRecord } from '@/lib/json';
import type { WatchlistOperation } from './sharedWatchlist';
import { now, WINDOW_MS } from './sharedWatchlist';

/** An operation as another tab sent it, checked like what is stored; null for anything else. */
export function readOperation(message: unknown): WatchlistOperation | null {
  if (!isRecord(message) || !isTitleKey(message.key) || typeof message.at !== 'number') return null;
  const { key, at } = message;
  // Nobody has done it yet, or too long ago to matter.
  if (!(Math.abs(now() - at) <= WINDOW_MS)) return null;
  if (message.item === null) return { key, item: null, at };
  const item = readWatchlistItem(message.item);
  return item && titleKey(item) === key ? { key, item, at } : null;
}
