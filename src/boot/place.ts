interface Address {
  /** The page's path. */
  pathname: string;
  /** A regular expression's alternatives: what an address of the app's ends with. */
  routes: string;
  /** Where deploy/apply.cjs says that the bundle lies; empty where nobody said. */
  base: string;
  /** Where it was found before. */
  remembered: string | null;
}

export interface Whereabouts {
  /** The page's path without `index.html`. */
  here: string;
  /** Where the bundle may lie, the likeliest first; never empty. */
  places: readonly [string, ...string[]];
  /** The first of them is more than a guess: all that is needed from there may be asked for at once. */
  isSure: boolean;
}

/** Two slashes at its start would make another host of it. */
const plain = (pathname: string) => pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');

/**
 * Where this page's bundle may lie. It lies before a route that is known here; else in a folder above the address, most
 * likely the nearest, if not where it was found before; at last at the address itself, a folder asked for without its
 * slash.
 */
export function whereabouts({ pathname, routes, base, remembered }: Address): Whereabouts {
  const here = plain(pathname);
  if (base) return { here, places: [base], isSure: true };
  const [, before] = new RegExp(`^(.*?/)(?:${routes})/?$`, 'i').exec(here) ?? [];
  if (before !== undefined) return { here, places: [before], isSure: true };
  const folders = here.split('/').slice(1, -1);
  const above = folders.map((_, index) => `/${folders.slice(0, folders.length - index).join('/')}/`);
  const all = [...above, '/', ...(here.endsWith('/') ? [] : [`${here}/`])];
  const isKnown = remembered !== null && all.includes(remembered) && (remembered === here || !here.endsWith('/'));
  const [first = '/', ...others] = isKnown ? [remembered, ...all.filter((place) => place !== remembered)] : all;
  // Whoever opens a folder for the first time has most likely been told of it.
  return { here, places: [first, ...others], isSure: isKnown || (remembered === null && here.endsWith('/')) };
}

/** What of an address lies below a place; without a folder's slash. */
export const pathBelow = (place: string, here: string): string => here.slice(place.length).replace(/\/$/, '');
