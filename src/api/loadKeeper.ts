/** What keeps TMDB's answers over visits: in a chunk that comes when the page has come to rest, or at once where something is kept. */
export const loadKeeper = () => import(/* webpackChunkName: "shell-extras" */ './tmdb/keeper');
