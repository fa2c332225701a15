import { importWithRetry } from '@/lib/importWithRetry';
import { isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig, isCredentialText, TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from './runtimeConfig';
import { OWN_SITE } from './site';

/** The values in the config.json of the bundle. */
const SHIPPED: Readonly<Record<string, string>> = {
  $schema: 'config.schema.json',
  productApiUrl: 'api',
  tmdbBaseUrl: TMDB_BASE_URL,
  tmdbImageBaseUrl: TMDB_IMAGE_BASE_URL,
  tmdbApiKey: '',
  tmdbReadToken: '',
};

/**
 * Reads the config.json of the bundle, with or without a TMDB key. Null for any other file, which `readConfig` reads.
 */
export function readPlainConfig(raw: unknown, appUrl: string): RuntimeConfig | null {
  const config = defaultConfig(appUrl);
  if (!isRecord(raw)) return null;
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'tmdbApiKey' && isCredentialText(value)) config.tmdbApiKey = value;
    else if (!Object.hasOwn(SHIPPED, name) || value !== SHIPPED[name]) return null;
  }
  return config;
}

const LOAD_TIMEOUT_MS = 5000;

const textOf = async (response: Response) => (response.ok ? (await response.text()).trim() : '');

/** Fetches config.json. Never rejects, because the defaults apply on every error. */
export async function loadConfig(appUrl: string): Promise<RuntimeConfig> {
  // The bundle of a site with its own catalogue may lack the demo.
  const fallback = () => ({ ...defaultConfig(appUrl), ...(window.kinora?.isOwn && { site: OWN_SITE }) });
  try {
    const url = new URL('config.json', appUrl);
    // The boot script has already requested it.
    const asked = window.kinora?.config ?? fetch(url, { cache: 'no-cache' });
    const body = await withTimeout(LOAD_TIMEOUT_MS, asked.then(textOf));
    if (!body) return fallback();
    const raw: unknown = JSON.parse(body);
    const plain = readPlainConfig(raw, appUrl);
    if (plain) return plain;
    const { applySettings } = await importWithRetry(
      () => import(/* webpackChunkName: "site-extras" */ './applySettings'),
    );
    return applySettings(raw, appUrl);
  } catch (error) {
    // A server may return the page for a missing file. That, invalid JSON and a missing chunk each log a warning.
    if (error instanceof SyntaxError) console.warn('config.json is not JSON; the defaults are used');
    else if (error instanceof Error && error.name === 'ChunkLoadError')
      console.warn('config.json could not be read; the defaults are used');
    return fallback();
  }
}
