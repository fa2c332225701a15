/** The prefix of all stored names except the watchlist, whose full name the specification defines. */
export const NAME_PREFIX = 'kinora:';

// The boot script reads these before the app runs.
export const AUTH_NAME = `${NAME_PREFIX}auth`;
export const CATALOGUE_NAME = `${NAME_PREFIX}catalogue`;
export const PROGRESS_NAME = `${NAME_PREFIX}progress`;
/** Exists if the font of headings has been loaded before. */
export const HEADING_FONT_FLAG_NAME = `${NAME_PREFIX}face`;
/** Exists if responses of TMDB are cached. A visit without it does not open the cache. */
export const CACHED_AT_NAME = `${NAME_PREFIX}answers`;
/** The language that the viewer has chosen for the interface. */
export const LANGUAGE_NAME = `${NAME_PREFIX}language`;
/** The screen that the viewer has chosen: a television or a near one. */
export const SCREEN_NAME = `${NAME_PREFIX}screen`;
/** The texts of the first screens in the language of the last visit, if that was not English. */
export const FIRST_WORDS_NAME = `${NAME_PREFIX}words`;
/**
 * The base path at which the bundle was found. The only key in local storage without a base path, because it serves to
 * find that path.
 */
export const PLACE_KEY = `${NAME_PREFIX}place`;
