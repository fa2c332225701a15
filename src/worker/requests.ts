import routes from '@/contracts/routes.json';

/** Returns whether the app handles a path below the bundle. It does not handle files and the product API. */
export const isPageAddress = (path: string): boolean =>
  !/^(api|assets|art|deploy)(\/|$)/.test(path) && (!/\.\w+$/.test(path) || /(^|\/)index\.html$/.test(path));

const SCREENS = new Set(
  ['', 'index.html', ...routes.fixed.map(({ path }) => path), ...routes.withId].map((path) => path.split('/')[0]),
);

/**
 * Returns whether the app has a screen at a path. Other paths can belong to another service on the same host, such as a
 * login.
 */
export const isScreenAddress = (path: string): boolean => SCREENS.has(path.split('/')[0]);

/** Returns the same key for all widths and encodings of an image: `art/posters/1001-342.avif`, `/t/p/w342/abc.jpg`. */
export const imageCacheKey = (address: string): string =>
  address.replace(/\/w\d+\/(?=[^/]+$)/, '/').replace(/(-\d+)?\.(avif|webp|jpe?g|png)$/i, '');
