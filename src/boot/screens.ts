import SCREENS from './screens.json';

/**
 * The screens that the page's HTML has a picture of. All are named by the first part of their address but `home`, which
 * has none, and `landing`, which is for who is not signed in. `chunk` is the page's own script; `asksOnce` are its
 * questions to the product API whose answers are kept from visit to visit.
 */
export type ScreenName = keyof typeof SCREENS;

interface Screen {
  chunk: string;
  asksOnce?: readonly string[];
}

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

/** By its name; nothing for one without a picture. */
export const screenNamed = (name: string): Screen | undefined => (isScreenName(name) ? SCREENS[name] : undefined);

/** What a page begins with: a screen of its own, or that it is on its way. */
export type FirstScreen = ScreenName | 'other';

/** The screen of an address below the bundle's place. What lies below a title, a season, begins like no other page. */
export function screenAt(path: string): FirstScreen {
  const [name = '', , below] = path.toLowerCase().split('/');
  if (below) return 'other';
  if (name === '') return 'home';
  return isScreenName(name) && name !== 'home' && name !== 'landing' ? name : 'other';
}
