/** Loads the code for own catalogues. It is a chunk of its own, because the demo does not need it. */
export const loadOwnSite = () => import(/* webpackChunkName: "own-site" */ './product/ownSite');
