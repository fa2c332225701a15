/** Before the name of every key but the watchlist's, which the specification names whole. */
export const KEY_PREFIX = 'kinora:';
