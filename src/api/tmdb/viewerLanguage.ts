/** The viewer's language as TMDB writes it: `pt` of `pt-BR`. */
export const viewerLanguage = () => navigator.language.slice(0, 2).toLowerCase();
