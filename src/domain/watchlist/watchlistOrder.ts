import { compareText } from '@/lib/formats/lists';
import type { WatchlistItem } from './watchlist';
import { newestFirst } from './watchlist';

type Weigh = (item: WatchlistItem) => number | null;

/** Sorts by a number, in either direction. Items without one come last. Equal items stay newest first. */
const by =
  (weigh: Weigh, sign: 1 | -1) =>
  (items: readonly WatchlistItem[]): WatchlistItem[] => {
    const rank = (item: WatchlistItem) => sign * (weigh(item) ?? sign * Infinity);
    return newestFirst(items).sort((a, b) => {
      const [first, second] = [rank(a), rank(b)];
      return first === second ? 0 : first - second;
    });
  };

const byTitle = (items: readonly WatchlistItem[]) => [...items].sort((a, b) => compareText(a.title, b.title));

const ORDERS = {
  added: newestFirst,
  title: byTitle,
  year: by(({ year }) => year, -1),
  rating: by(({ rating }) => rating, -1),
  runtime: by(({ runtime }) => runtime, 1),
} as const;

export type WatchlistOrder = keyof typeof ORDERS;

export const DEFAULT_ORDER: WatchlistOrder = 'added';

const isOrder = (value: string): value is WatchlistOrder => Object.hasOwn(ORDERS, value);

/** Reads the order in a URL. Invalid values give the default. */
export const readOrder = (value: string | null): WatchlistOrder =>
  value !== null && isOrder(value) ? value : DEFAULT_ORDER;

export const inOrder = (items: readonly WatchlistItem[], order: WatchlistOrder): WatchlistItem[] =>
  ORDERS[order](items);
