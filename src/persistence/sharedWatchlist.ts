import type { TitleKey } from '@/domain/title';
import { titleKey } from '@/domain/title';
import type { WatchlistItem } from '@/domain/watchlist';
import { readWatchlist, writeWatchlistItem } from '@/domain/watchlist';
import type { StorageEngine } from './storageEngine';
import { WATCHLIST_KEY } from './watchlistKey';

/** What a tab did to one title. */
export interface WatchlistOperation {
  key: TitleKey;
  /** Null: it was removed. */
  item: WatchlistItem | null;
  /** Milliseconds, with fractions, on the clock that all tabs share. */
  at: number;
}

/** So long an operation is applied again to whatever another tab writes; a slower echo of a write is not expected. */
export const WINDOW_MS = 5000;

/** The clock that all tabs share. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * The list in storage, which every tab may change at any moment. Reading and writing happen under one lock, and since
 * one process of a browser may read what another has just overwritten even so, each tab remembers its last operations
 * and applies them again when it sees a list without them. The later of two operations on a title wins in every tab.
 */
export function createSharedWatchlist(engine: StorageEngine) {
  const operations = new Map<TitleKey, WatchlistOperation>();
  let publish: (items: WatchlistItem[]) => void = () => undefined;
  let ownItems: () => readonly WatchlistItem[] = () => [];
  let tellOthers: (message: object) => void = () => undefined;

  const write = (items: readonly WatchlistItem[]) =>
    engine.set(WATCHLIST_KEY, JSON.stringify(items.map(writeWatchlistItem)));

  /** The list with every recent operation in it; null when they all were. */
  const withOperations = (items: readonly WatchlistItem[]): WatchlistItem[] | null => {
    const list = new Map(items.map((item) => [titleKey(item), item]));
    let isChanged = false;
    for (const [key, { item, at }] of operations) {
      if (now() - at > WINDOW_MS) operations.delete(key);
      else if (item && !list.has(key)) {
        list.set(key, item);
        isChanged = true;
      } else if (!item) isChanged = list.delete(key) || isChanged;
    }
    return isChanged ? [...list.values()] : null;
  };

  const saveNow = () => {
    const text = engine.get(WATCHLIST_KEY);
    const stored = parseWatchlist(text);
    // What another tab left unreadable is replaced by what this one has.
    const base = stored ?? (text === null ? [] : ownItems());
    const list = withOperations(base) ?? base;
    if (list === base && text === null) return;
    if (list !== stored) write(list);
    publish([...list]);
  };

  const remember = (operation: WatchlistOperation) => {
    if (operation.at >= (operations.get(operation.key)?.at ?? 0)) operations.set(operation.key, operation);
  };

  return {
    /** What this tab has just done; it counts from now, in every tab. */
    note(key: TitleKey, item: WatchlistItem | null) {
      const operation = { key, item, at: now() };
      remember(operation);
      tellOthers({ ...operation, item: item && writeWatchlistItem(item) });
    },
    /** Brings storage up to what this tab did. */
    save: () => underLock(saveNow),
    /** The same without the lock, for a page that is going away and cannot wait for it. */
    saveNow,
    remember,
    withOperations,
    /** What was done before a list was cleared from outside shall not come back from memory. */
    forget() {
      operations.clear();
    },
    /** Hands over each list that storage turns out to have, and each operation that other tabs should know of. */
    connect(items: typeof ownItems, onList: typeof publish, onOperation: typeof tellOthers) {
      ownItems = items;
      publish = onList;
      tellOthers = onOperation;
    },
  };
}

export type SharedWatchlist = ReturnType<typeof createSharedWatchlist>;

/** The list in a stored text; null where there is none or it cannot be read. */
export function parseWatchlist(text: string | null): WatchlistItem[] | null {
  try {
    return text === null ? null : readWatchlist(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Insecure origins and old browsers have no locks; they run as they are. */
async function underLock(action: () => void): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) await locks.request(WATCHLIST_KEY, action);
  else action();
}
