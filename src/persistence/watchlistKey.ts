/** The specification's key, without a prefix; the value is a plain JSON array. */
export const WATCHLIST_KEY = 'movieWatchlist';
