/** Returns the viewer's language in the format of TMDB: `pt` for `pt-BR`. */
export const viewerLanguage = () => navigator.language.slice(0, 2).toLowerCase();
