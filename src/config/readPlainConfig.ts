import { isRecord } from '@/lib/json';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig, isSecret, TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from './runtimeConfig';

/** What the file says that the bundle ships. */
const SHIPPED: Readonly<Record<string, string>> = {
  $schema: 'config.schema.json',
  productApiUrl: 'api',
  tmdbBaseUrl: TMDB_BASE_URL,
  tmdbImageBaseUrl: TMDB_IMAGE_BASE_URL,
  tmdbApiKey: '',
  tmdbReadToken: '',
};

/** A config.json as the bundle ships it, with or without a TMDB key; null for any other, which is to be read in full. */
export function readPlainConfig(raw: unknown, appUrl: string): RuntimeConfig | null {
  const config = defaultConfig(appUrl);
  if (!isRecord(raw)) return null;
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'tmdbApiKey' && isSecret(value)) config.tmdbApiKey = value;
    else if (!Object.hasOwn(SHIPPED, name) || value !== SHIPPED[name]) return null;
  }
  return config;
}
