import routes from '@/boot/routes.json';

/** Whether an address below the bundle is the app's to answer: files and the product API are not. */
export const isPageAddress = (path: string): boolean =>
  !/^(api|assets|art|deploy)(\/|$)/.test(path) && (!/\.\w+$/.test(path) || /(^|\/)index\.html$/.test(path));

const SCREENS = new Set(
  ['', 'index.html', ...routes.fixed.map(({ path }) => path), ...routes.withId].map((path) => path.split('/')[0]),
);

/** Whether the app has a screen there. Other addresses can be of another service on the same host, such as a login. */
export const isScreenAddress = (path: string): boolean => SCREENS.has(path.split('/')[0]);
