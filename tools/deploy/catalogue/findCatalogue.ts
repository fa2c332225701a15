import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { MAX_JSON_BYTES } from '@/lib/json';
import type { Answer, SiteSettings, Source } from './source';
import { textAnswer, TOO_LARGE } from './source';

/** The same timeout as in the app. */
const TIMEOUT_MS = 10_000;

/** Creates a source that reads a product API over HTTP. */
function addressSource(address: string, site: SiteSettings | null = null): Source {
  return {
    name: address,
    site,
    read: (path) => ask(`${address.replace(/\/$/, '')}/${path}`),
    list: () => null,
    hasFile: () => null,
  };
}

/** Requests a URL and returns the response. */
async function ask(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404 || response.status === 410) return { kind: 'missing' };
    if (!response.ok) return { kind: 'failed', reason: `returned ${response.status} ${response.statusText}`.trim() };
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_JSON_BYTES) return TOO_LARGE;
    }
    return textAnswer(Buffer.concat(parts));
  } catch (error) {
    return { kind: 'failed', reason: failureReason(error) };
  }
}

function failureReason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'did not respond within 10 seconds';
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return `cannot be reached (${cause?.code ?? 'no connection'})`;
}

/** Creates a source that reads a product API from files, and knows the bundle around it. */
function folderSource(folder: string, bundle: string, site: SiteSettings | null = null): Source {
  return {
    name: shortName(folder),
    site,
    read: (asked) => Promise.resolve(readBelow(folder, asked)),
    list: (below) => filesIn(path.join(folder, below)).map((name) => `${below}/${name}`),
    hasFile: (asked) => {
      const file = below(bundle, asked);
      return file !== null && existsSync(file);
    },
  };
}

/** Returns a folder's path relative to the working directory, if it is inside. */
function shortName(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative === '' || relative.startsWith('..') ? folder : relative;
}

function readBelow(folder: string, asked: string): Answer {
  // A file server ignores the query.
  const file = below(folder, asked.split(/[?#]/)[0] ?? '');
  try {
    const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === null || !stats?.isFile()) return { kind: 'missing' };
    return stats.size > MAX_JSON_BYTES ? TOO_LARGE : textAnswer(readFileSync(file));
  } catch (error) {
    // The error occurs if a segment of the path is a file and not a folder.
    return { kind: 'failed', reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Returns the absolute path of a file. Returns null for an invalid name, and for a path outside the folder. */
function below(folder: string, asked: string): string | null {
  try {
    const file = path.resolve(folder, decodeURIComponent(asked));
    return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

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
