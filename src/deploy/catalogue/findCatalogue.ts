import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { addressSource, ask } from './addressSource';
import { folderSource } from './folderSource';
import type { SiteSettings, Source } from './source';

/** A placeholder for the address of the bundle, which the command does not know. */
const SOMEWHERE = 'https://bundle.invalid/~/';

/** The reason why no catalogue was found. */
export class NoCatalogue extends Error {}

/** Finds a product API by a folder that is or contains one, by a config.json, or by a URL. */
export async function findCatalogue(named: string): Promise<Source> {
  if (!/^https?:\/\//i.test(named)) return inFolder(named);
  if (!URL.canParse(named)) throw new NoCatalogue(`${named} is not a valid address`);
  if (!new URL(named).pathname.endsWith('.json')) return addressSource(named);
  const answer = await ask(named);
  if (answer.kind !== 'text')
    throw new NoCatalogue(`${named} ${answer.kind === 'failed' ? answer.reason : 'does not exist'}`);
  const { productApi, site } = settingsIn(answer.text, named, new URL('.', named).href);
  return addressSource(productApi, site);
}

function inFolder(named: string): Source {
  const place = path.resolve(named);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) throw new NoCatalogue(`${named} does not exist`);
  const folder = stats.isFile() ? path.dirname(place) : place;
  const config = stats.isFile() ? place : path.join(folder, 'config.json');
  if (existsSync(config)) {
    const { productApi: address, site } = settingsIn(readFileSync(config, 'utf8'), config, SOMEWHERE);
    if (!address.startsWith(SOMEWHERE)) return addressSource(address, site);
    const api = path.join(folder, decodeURIComponent(address.slice(SOMEWHERE.length)));
    if (existsSync(api)) return folderSource(api, folder, site);
    throw new NoCatalogue(`${config} names ${path.relative(folder, api)} as the product API, which does not exist`);
  }
  if (existsSync(path.join(folder, 'api'))) return folderSource(path.join(folder, 'api'), folder);
  if (['movies', 'series'].some((list) => existsSync(path.join(folder, list))))
    return folderSource(folder, path.dirname(folder));
  throw new NoCatalogue(`${named} is not a catalogue: it has no folder 'api', 'movies' or 'series'`);
}

/** Returns the settings as the app reads them. */
function settingsIn(text: string, name: string, bundle: string): { productApi: string; site: SiteSettings } {
  try {
    const config = readConfig(JSON.parse(text.replace(/^\ufeff/, '')), bundle, () => undefined);
    const hasTmdb = config.sources.includes('tmdb') && isTmdbConfigured(config);
    return { productApi: config.productApiUrl, site: { samples: config.site.samples, hasTmdb } };
  } catch {
    throw new NoCatalogue(`${name} is not valid JSON. Correct it and check again.`);
  }
}
