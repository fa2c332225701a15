/** What keeps TMDB's answers over visits is a chunk of its own. */
export const loadKeeper = () => import(/* webpackChunkName: "kept-answers" */ './tmdb/keeper');
