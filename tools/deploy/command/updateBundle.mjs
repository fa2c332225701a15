import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Files that the deployer, the catalogue command or the set-up command writes. An update does not change them. */
const OWN = /^(?:config\.json|favicon\.ico|robots\.txt|api\/(?!schema\/)|art\/brand\/|films\/)/;

/** Files that only a site with the demo needs. */
const DEMO = /^(?:art|screenshots|movie|person|collection|studio)\//;

/** The deployer's own lines in .htaccess, such as those that require a password. */
const OWN_LINES = /# Your own lines:[^]*?# End of your own lines\./;

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(path.join(folder, name)).isFile());

/** Returns the scripts in the service worker's list. Open pages of that build may still request them. */
const scriptsOf = (bundle) =>
  existsSync(path.join(bundle, 'sw.js'))
    ? readFileSync(path.join(bundle, 'sw.js'), 'utf8').match(/assets\/[\w.-]+/g)
    : [];

/**
 * Copies a new build over a site and keeps the site's own files. Scripts of the previous build stay, because open tabs
 * may still request them. Older scripts are removed.
 */
export function updateBundle(build, site) {
  const hasDemo = JSON.parse(readFileSync(path.join(site, 'config.json'), 'utf8')).samples !== false;
  const before = new Set(scriptsOf(site));
  const files = filesOf(build).filter((name) => !OWN.test(name) && (hasDemo || !DEMO.test(name)));
  const htaccess = path.join(site, '.htaccess');
  const ownLines = existsSync(htaccess) ? OWN_LINES.exec(readFileSync(htaccess, 'utf8'))?.[0] : undefined;
  for (const name of files) {
    const target = path.join(site, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(build, name), target);
  }
  if (ownLines !== undefined)
    writeFileSync(
      htaccess,
      readFileSync(htaccess, 'utf8').replace(OWN_LINES, () => ownLines),
    );
  const current = new Set(files);
  const isOld = (name) => {
    const script = name.replace(/\.(gz|br)$/, '');
    return name.startsWith('assets/') && !current.has(name) && !before.has(script);
  };
  for (const name of filesOf(site).filter(isOld)) rmSync(path.join(site, name));
}
