import { ownKey } from './storedKeys';

/** The specification names it whole. */
export const WATCHLIST_NAME = 'movieWatchlist';

export const WATCHLIST_KEY = ownKey(WATCHLIST_NAME);
