import type CHUNKS from './screens.json';

/**
 * The screens that the page's HTML has a picture of. All are named by the first part of their address but `home`, which
 * has none, and `landing`, which is for who is not signed in.
 */
export type ScreenName = keyof typeof CHUNKS;

/** Their questions to the product API whose answers are kept from visit to visit, as paths below it. */
const ASKED_ONCE: Record<ScreenName, readonly string[]> = {
  landing: [],
  home: [1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`),
  movies: [],
  movie: ['movies/popular'],
  series: [],
  search: [],
  watchlist: [],
};

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(ASKED_ONCE, name);

/** What a screen asks once. */
export const asksOnce = (name: FirstScreen): readonly string[] => (isScreenName(name) ? ASKED_ONCE[name] : []);

/** What a page begins with: a screen of its own, or that it is on its way. */
export type FirstScreen = ScreenName | 'other';

/** The screen of an address below the bundle's place. What lies below a title, a season, begins like no other page. */
export function screenAt(path: string): FirstScreen {
  const [name = '', , below] = path.toLowerCase().split('/');
  if (below) return 'other';
  if (name === '') return 'home';
  return isScreenName(name) && name !== 'home' && name !== 'landing' ? name : 'other';
}
