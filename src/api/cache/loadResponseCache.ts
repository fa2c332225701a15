/**
 * Loads the cache of TMDB responses that lasts over visits. Its chunk loads when the page is idle, or at once if the
 * browser has stored responses.
 */
export const loadResponseCache = () => import(/* webpackChunkName: "shell-extras" */ './responseCache');
