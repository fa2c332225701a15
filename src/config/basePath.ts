/** webpack fills it in from the address that the scripts were loaded from. */
declare const __webpack_public_path__: string | undefined;

const bundleUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Where the bundle is mounted, with a slash at the end: `https://host/kinora/`. */
export const APP_URL = new URL(bundleUrl, window.location.href).href;

/** The same for the router: `/kinora/`. */
export const BASE_PATH = new URL(APP_URL).pathname;
