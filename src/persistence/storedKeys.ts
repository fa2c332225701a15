/** Before the name of every key but the watchlist's, which the specification names whole. */
export const KEY_PREFIX = 'kinora:';

// What the page's boot reads as well, before the app is here.
export const AUTH_STORAGE_KEY = `${KEY_PREFIX}auth`;
export const CATALOGUE_STORAGE_KEY = `${KEY_PREFIX}catalogue`;
export const PROGRESS_STORAGE_KEY = `${KEY_PREFIX}progress`;
/** Says that the face of headings has been loaded before. */
export const FACE_FLAG = `${KEY_PREFIX}face`;
/** Says that answers of TMDB's are kept: a visit without it does not ask. */
export const ANSWERS_FLAG = `${KEY_PREFIX}answers`;
/** Where the bundle was found. */
export const PLACE_KEY = `${KEY_PREFIX}place`;
