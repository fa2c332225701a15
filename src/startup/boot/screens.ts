import type { Boot } from '@/contracts/boot';
import type CHUNKS from '@/contracts/screens.json';

/**
 * The screens with prerendered markup in the page's HTML. Each is named by the first segment of its path, except
 * `home`, whose path is empty, and `landing`, which is for signed-out viewers.
 */
export type ScreenName = keyof typeof CHUNKS;

/** The requests of each screen to the product API whose responses are cached over visits, as paths below the API. */
const CACHEABLE_REQUESTS: Record<ScreenName, readonly string[]> = {
  landing: [],
  home: [1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`),
  movies: [],
  movie: ['movies/popular'],
  series: [],
  search: [],
  watchlist: [],
};

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(CACHEABLE_REQUESTS, name);

/** Returns the cached requests of a screen. */
export const cacheableRequestsFor = (name: FirstScreen): readonly string[] =>
  isScreenName(name) ? CACHEABLE_REQUESTS[name] : [];

/** The prerendered screen of a page. `other` is a loading state. */
export type FirstScreen = ScreenName | 'other';

/** The boot state for one candidate base path. */
export interface BootContext extends Boot {
  base: string;
  screen: FirstScreen;
  /** The screen whose prerendered markup the page shows first. */
  shownScreen: FirstScreen;
  headingFont: FontFace;
}

/**
 * Returns the screen of a path below the base path. A path below a title, such as a season, has no prerendered screen.
 */
export function screenAt(path: string): FirstScreen {
  const [name = '', , below] = path.toLowerCase().split('/');
  if (below) return 'other';
  if (name === '') return 'home';
  return isScreenName(name) && name !== 'home' && name !== 'landing' ? name : 'other';
}
