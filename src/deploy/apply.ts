/**
 * Writes into the bundle what its pages and servers must know before anybody asks for config.json: hosts that the policy
 * does not allow yet, the brand, and, where an address is named, the place. To be run again after each change:
 *   node deploy/apply.cjs [https://films.example/movies/]
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blockedHosts } from '@/config/blockedHosts';
import { firstLook } from '@/config/firstLook';
import { readConfig } from '@/config/readConfig';
import { allowHosts } from './allowHosts';
import { brandManifest, brandPage } from './brandPages';
import { change, pagesOf, serverFilesOf } from './bundleFiles';
import { placePage } from './placePages';

/** Stands for the bundle's own place, as it stands in its pages, where nobody names it. */
const SOMEWHERE = 'https://bundle.invalid/~/';

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readSettings(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(`${file} is not to be had, or no JSON; nothing was changed`);
  }
}

function placeNamed(argument: string | undefined): string | null {
  if (argument === undefined) return null;
  if (!/^https?:\/\//.test(argument) || !URL.canParse(argument))
    fail('Name the whole address of the bundle: node deploy/apply.cjs https://films.example/movies/');
  return new URL(argument.endsWith('/') ? argument : `${argument}/`).href;
}

const bundle = path.join(__dirname, '..');
const place = placeNamed(process.argv[2]);
const config = readConfig(readSettings(path.join(bundle, 'config.json')), SOMEWHERE, console.warn);

const look = firstLook(config.site);
// An address in the bundle begins as all of a page's do.
if (look.wordmark !== undefined) look.wordmark = look.wordmark.replace(new URL(SOMEWHERE).origin, '');

const pages = pagesOf(bundle);
const policy = readFileSync(path.join(bundle, 'index.html'), 'utf8');
const hosts = blockedHosts(config, policy, SOMEWHERE);
for (const page of pages) {
  change(page, (html) => {
    const branded = brandPage(allowHosts(html, hosts), look);
    return place === null ? branded : placePage(branded, place);
  });
}
change(path.join(bundle, 'app.webmanifest'), (manifest) => brandManifest(manifest, look));
for (const file of serverFilesOf(bundle)) change(file, (text) => allowHosts(text, hosts));

console.info(`${pages.length} pages begin as "${config.site.brand.name}"${place === null ? '' : ` at ${place}`}.`);
console.info('Run node deploy/pages.cjs as well: the pages of titles are made from these.');
for (const { setting, directive, origin } of hosts) console.info(`${setting}: ${directive} allows ${origin} now.`);
