import { isRecord } from '@/lib/json';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig, isSecret, TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from './runtimeConfig';

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
    if (name === 'tmdbApiKey' && isSecret(value)) config.tmdbApiKey = value;
    else if (!Object.hasOwn(SHIPPED, name) || value !== SHIPPED[name]) return null;
  }
  return config;
}
