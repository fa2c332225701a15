import { readFileSync } from 'node:fs';

/** Packages that may run install scripts. Any other script is reported. */
const MAY_RUN_SCRIPTS = ['@parcel/watcher', 'msw', 'unrs-resolver'];

/** Returns the name of the package in a folder: `@b/c` for `node_modules/a/node_modules/@b/c`. */
export const packageName = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the packages of the lockfile without the project's own: the project itself, and folders of it that are
 * packages, with the links to them. `ownName` is set if a package is installed under an alias.
 */
export function lockedPackages(text) {
  const { packages } = JSON.parse(text);
  const isOwn = (folder) => folder in packages && !folder.includes('node_modules/');
  return Object.entries(packages)
    .filter(([folder, { link, resolved }]) => !isOwn(link ? resolved : folder))
    .map(([folder, entry]) => ({ ...entry, folder, name: packageName(folder), ownName: entry.name }));
}

export const readLockfile = (file = 'package-lock.json') => lockedPackages(readFileSync(file, 'utf8'));

const isSealed = (integrity = '') => integrity.split(' ').some((hash) => /^sha512-[\w+/]{86}==$/.test(hash));

/**
 * Returns whether a package comes from a registry: its source is unspecified and left to npm's settings, or an archive
 * over https. Other sources, such as git, are reported.
 */
const isFromRegistry = (resolved) => {
  if (resolved === undefined) return true;
  return URL.canParse(resolved) && /^https:\/\/[^/@]+\/.+\.tgz$/.test(resolved);
};

/** Returns the faults of one package in the lockfile. */
function faultsOf({ name, version, integrity, resolved, link, hasInstallScript }) {
  return [
    link && 'is a link to another folder',
    !isSealed(integrity) && 'has no sha512',
    !isFromRegistry(resolved) && `comes from ${resolved}`,
    hasInstallScript && !MAY_RUN_SCRIPTS.includes(name) && 'runs an install script',
  ]
    .filter(Boolean)
    .map((fault) => `${name} ${version} ${fault}`);
}

/**
 * Returns the faults of a lockfile, one line each. Also reports packages that no longer need permission to run scripts.
 */
export function lockfileFaults(packages) {
  const running = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const idle = MAY_RUN_SCRIPTS.filter((name) => !running.has(name));
  return [...packages.flatMap(faultsOf), ...idle.map((name) => `${name} may run an install script, but has none`)];
}
