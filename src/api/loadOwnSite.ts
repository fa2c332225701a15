/** What only sites with an own catalogue need, and those that may have one, is a chunk of its own. */
export const loadOwnSite = () => import(/* webpackChunkName: "own-site" */ './product/ownSite');
