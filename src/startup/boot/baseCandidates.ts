/** The time to wait for config.json. After that, `loadAppScripts` tries a single script. */
const PROBE_TIMEOUT_MS = 2000;

/**
 * Returns whether the bundle is at the base path, judged by its config.json. HTML in place of config.json means that there
 * is no bundle, because some servers return the page for every path. Undefined if there is no response.
 */
export async function probeBase(config: Promise<Response>): Promise<boolean | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS));
  const answer = await Promise.race([patience, config]).catch(() => undefined);
  return answer?.ok && !answer.headers.get('Content-Type')?.includes('html');
}

interface Address {
  /** The path of the page. */
  pathname: string;
  /** The alternatives of a regular expression that matches the ends of the app's paths. */
  routes: string;
  /** The path of the bundle that deploy/apply.cjs has written into the page; empty if the deployer did not name one. */
  base: string;
  /** The base path of an earlier visit; empty if there is none. */
  remembered: string;
}

interface BaseCandidates {
  /** The path of the page without `index.html`. */
  here: string;
  /** The candidate base paths, the most likely first; never empty. */
  bases: readonly string[];
  /** Whether the first candidate is certain enough to load everything from there at once. */
  isSure: boolean;
}

/**
 * Returns the candidate base paths of this page's bundle. If the URL contains a known route, the part of the path before
 * the route is the base path. Otherwise the candidates are the base path of an earlier visit and the folders of the path,
 * most likely the innermost one. The least likely candidate is the path itself, which may be a folder without its slash.
 */
export function resolveBaseCandidates({ pathname, routes, base, remembered }: Address): BaseCandidates {
  // Two slashes at the start would make it the URL of another host.
  const here = pathname.replace(/\/+(index\.html$)?/g, '/');
  const isFolder = here.endsWith('/');
  const folders = here.split('/').slice(0, -1);
  const above = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/`);
  const all = isFolder ? above : [...above, `${here}/`];
  // A copy of the site on another server, for example for a test, is not at the public URL that the page names.
  const known = all.includes(base) ? base : new RegExp(`^(.*?/)(?:${routes})/?$`, 'i').exec(here)?.[1];
  if (known) return { here, bases: [known], isSure: true };
  const isRemembered = all.includes(remembered) && (remembered === here || !isFolder);
  const bases = isRemembered ? [...new Set([remembered, ...all])] : all;
  // A viewer who opens a folder for the first time has most likely followed a link to the site itself.
  return { here, bases, isSure: isRemembered || (!remembered && isFolder) };
}

/** Returns the part of a path below a base path, without a final slash. */
export const pathBelow = (place: string, here: string): string => here.slice(place.length).replace(/\/$/, '');
