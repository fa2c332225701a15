import type { TitleKey } from '@/domain/title/title';
import { isTitleKey, titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { readWatchlist, readWatchlistItem, writeWatchlistItem } from '@/domain/watchlist/watchlist';
import { parseJson } from '@/lib/json';
import type { ListSpec, CrossTabList } from './crossTabList';
import { WATCHLIST_KEY } from './watchlistKey';

export type SharedWatchlist = CrossTabList<WatchlistItem, TitleKey>;

/** The watchlist as the tabs share it. A listed title stays as it was when it was added. */
export const watchlistSpec: ListSpec<WatchlistItem, TitleKey> = {
  storageKey: WATCHLIST_KEY,
  keyOf: titleKey,
  isKey: isTitleKey,
  readItem: readWatchlistItem,
  writeItem: writeWatchlistItem,
  parse: (text) => readWatchlist(parseJson(text)),
  stringify: (items) => JSON.stringify(items.map(writeWatchlistItem)),
};
