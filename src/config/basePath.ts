/** webpack sets it to the URL from which the scripts were loaded. */
declare const __webpack_public_path__: string | undefined;

const bundleUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** The base URL of the bundle, with a slash at the end: `https://host/kinora/`. */
export const APP_URL = new URL(bundleUrl, window.location.href).href;

/** The base path for the router: `/kinora/`. */
export const BASE_PATH = new URL(APP_URL).pathname;
