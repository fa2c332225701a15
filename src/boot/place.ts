interface Address {
  /** The page's path. */
  pathname: string;
  /** A regular expression's alternatives: what an address of the app's ends with. */
  routes: string;
  /** The path of the bundle that deploy/apply.cjs has written into the page; empty where the deployer did not name one. */
  base: string;
  /** Where it was found before; empty where nobody knows. */
  remembered: string;
}

export interface Whereabouts {
  /** The page's path without `index.html`. */
  here: string;
  /** Where the bundle may lie, the likeliest first; never empty. */
  places: readonly string[];
  /** The first of them is more than a guess: all that is needed from there may be asked for at once. */
  isSure: boolean;
}

/**
 * Where this page's bundle may lie. It lies before a route that is known here; else in a folder above the address, most
 * likely the nearest, if not where it was found before; at last at the address itself, a folder asked for without its
 * slash.
 */
export function whereabouts({ pathname, routes, base, remembered }: Address): Whereabouts {
  // Two slashes at its start would make another host of it.
  const here = pathname.replace(/\/+(index\.html$)?/g, '/');
  const isFolder = here.endsWith('/');
  const folders = here.split('/').slice(0, -1);
  const above = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/`);
  const all = isFolder ? above : [...above, `${here}/`];
  // A preview elsewhere is not at the public address that the page names.
  const known = all.includes(base) ? base : new RegExp(`^(.*?/)(?:${routes})/?$`, 'i').exec(here)?.[1];
  if (known) return { here, places: [known], isSure: true };
  const isRemembered = all.includes(remembered) && (remembered === here || !isFolder);
  const places = isRemembered ? [...new Set([remembered, ...all])] : all;
  // Whoever opens a folder for the first time has most likely been told of it.
  return { here, places, isSure: isRemembered || (!remembered && isFolder) };
}

/** What of an address lies below a place; without a folder's slash. */
export const pathBelow = (place: string, here: string): string => here.slice(place.length).replace(/\/$/, '');
