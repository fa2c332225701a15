/**
 * Loads the cache of TMDB responses that lasts over visits. Its chunk loads when the page is idle, or at once if the
 * browser has stored responses.
 */
export const loadKeeper = () => import(/* webpackChunkName: "shell-extras" */ './tmdb/keeper');
