/** Before the name of everything stored but the watchlist, which the specification names whole. */
export const NAME_PREFIX = 'kinora:';

// The page's boot reads these as well, before the app is here.
export const AUTH_NAME = `${NAME_PREFIX}auth`;
export const CATALOGUE_NAME = `${NAME_PREFIX}catalogue`;
export const PROGRESS_NAME = `${NAME_PREFIX}progress`;
/** Means that the font of headings has been loaded before. */
export const FACE_NAME = `${NAME_PREFIX}face`;
/** Means that responses of TMDB are cached: a visit without it does not look for them. */
export const ANSWERS_NAME = `${NAME_PREFIX}answers`;
/** The base path at which the bundle was found; the only entry that all sites of a host share, for it leads to them. */
export const PLACE_KEY = `${NAME_PREFIX}place`;
