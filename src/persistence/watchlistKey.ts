import { ownKey } from './storedKeys';

/** The full name, defined by the specification. */
export const WATCHLIST_NAME = 'movieWatchlist';

export const WATCHLIST_KEY = ownKey(WATCHLIST_NAME);
