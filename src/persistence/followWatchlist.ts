import type { WatchlistItem } from '@/domain/watchlist';
import { readOperation } from './readOperation';
import type { SharedWatchlist } from './sharedWatchlist';
import { parseWatchlist } from './sharedWatchlist';
import { WATCHLIST_KEY } from './watchlistKey';

/** Tabs that saw the same write do not all answer in one instant. */
const ECHO_PAUSE_MS = { min: 10, spread: 50 };

/** Hands over each list that other tabs leave in storage, and puts back what they overwrote of this tab's. */
export function followWatchlist(
  shared: SharedWatchlist,
  ownItems: () => readonly WatchlistItem[],
  onList: (items: WatchlistItem[]) => void,
): void {
  const save = () => void shared.save();
  const answer = () => setTimeout(save, ECHO_PAUSE_MS.min + Math.random() * ECHO_PAUSE_MS.spread);

  // Old browsers have none; the storage events still tell.
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(WATCHLIST_KEY) : null;
  shared.connect(ownItems, onList, (operation) => channel?.postMessage(operation));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const operation = readOperation(data);
    if (!operation) return;
    shared.remember(operation);
    answer();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== WATCHLIST_KEY && key !== null) return;
    if (newValue === null) {
      shared.forget();
      onList([]);
      return;
    }
    const list = parseWatchlist(newValue);
    if (!list) {
      console.warn(`Another tab left an unreadable list under ${WATCHLIST_KEY}`);
      answer();
      return;
    }
    const whole = shared.withOperations(list);
    onList(whole ?? list);
    if (whole) answer();
  });
  // A page that slept got no events.
  window.addEventListener('pageshow', save);
  window.addEventListener('focus', save);
}
