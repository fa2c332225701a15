import { readFileSync } from 'node:fs';

/** Packages that may run a script when they are installed; everything else would be a surprise. */
const MAY_RUN_SCRIPTS = ['@parcel/watcher', 'msw', 'unrs-resolver'];

/** The name of the package that lies in a folder: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const packageName = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Each package of the lockfile by its folder, with its own name where it lies there under another; the project itself left out. */
export const lockedPackages = (text) =>
  Object.entries(JSON.parse(text).packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({ ...entry, folder, name: packageName(folder), ownName: entry.name }));

export const readLockfile = (file = 'package-lock.json') => lockedPackages(readFileSync(file, 'utf8'));

const isSealed = (integrity = '') => integrity.split(' ').some((hash) => /^sha512-[\w+/]{86}==$/.test(hash));

/** Where a package comes from is left to npm's own settings, or is a registry over https; nothing is built from sources. */
const isFromRegistry = (resolved) => {
  if (resolved === undefined) return true;
  return URL.canParse(resolved) && /^https:\/\/[^/@]+\/.+\.tgz$/.test(resolved);
};

/** What is wrong with one package of the lockfile. */
function faultsOf({ name, version, integrity, resolved, link, hasInstallScript }) {
  return [
    link && 'is a link to another folder',
    !isSealed(integrity) && 'has no sha512 to be held to',
    !isFromRegistry(resolved) && `comes from ${resolved}`,
    hasInstallScript && !MAY_RUN_SCRIPTS.includes(name) && 'runs a script when it is installed',
  ]
    .filter(Boolean)
    .map((fault) => `${name} ${version} ${fault}`);
}

/** What is wrong with a lockfile, a line each; scripts that nobody needs any longer are told as well. */
export function lockfileFaults(packages) {
  const running = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const idle = MAY_RUN_SCRIPTS.filter((name) => !running.has(name));
  return [...packages.flatMap(faultsOf), ...idle.map((name) => `${name} may run a script, but has none`)];
}
