/** Loads the code for own catalogues. It is a separate chunk, because the demo does not need it. */
export const loadOwnSite = () => import(/* webpackChunkName: "own-site" */ './product/ownSite');
