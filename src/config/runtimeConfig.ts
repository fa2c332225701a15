import { contentLanguage } from '@/lib/formats/locale';
import type { Site } from './site';
import { DEFAULT_SITE } from './site';

export const NETWORK_SOURCE_NAMES = ['product', 'tmdb'] as const;
export type NetworkSourceName = (typeof NETWORK_SOURCE_NAMES)[number];

/** The settings of config.json. Every URL is absolute and has no slash at the end. */
export interface RuntimeConfig {
  site: Site;
  /** The servers in the order of their priority. A server that is omitted is not queried. */
  sources: readonly NetworkSourceName[];
  productApiUrl: string;
  /** Whether the product API supports `search?query=`; otherwise its lists are searched in the browser. */
  productApiSearches: boolean;
  tmdbBaseUrl: string;
  tmdbImageBaseUrl: string;
  tmdbApiKey: string | null;
  tmdbReadToken: string | null;
  /** The language of TMDB's texts, such as `en-US`. */
  language: string;
  /** The region of TMDB's release dates, such as `US`; null for TMDB's default. */
  region: string | null;
  /** Whether a service worker makes visited pages available offline. */
  offline: boolean;
  /** Other hosts that serve videos. The content security policy of the page must include them. */
  mediaHosts: readonly string[];
  /** The public URL of the bundle, without a slash at the end; null if the deployer does not set it. */
  siteUrl: string | null;
  /** Whether search engines may index the site. */
  index: boolean;
}

export const TMDB_BASE_URL = 'https://api.themoviedb.org/3';
export const TMDB_IMAGE_BASE_URL = 'https://image.tmdb.org/t/p';

export const defaultConfig = (appUrl: string): RuntimeConfig => ({
  sources: NETWORK_SOURCE_NAMES,
  productApiUrl: new URL('api', appUrl).href,
  productApiSearches: false,
  tmdbBaseUrl: TMDB_BASE_URL,
  tmdbImageBaseUrl: TMDB_IMAGE_BASE_URL,
  tmdbApiKey: null,
  tmdbReadToken: null,
  language: contentLanguage(),
  region: null,
  offline: true,
  mediaHosts: [],
  siteUrl: null,
  index: true,
  site: DEFAULT_SITE,
});

/** Returns whether a value can be used in a URL or a header. */
export const isCredentialText = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

/** Returns whether TMDB can be queried: there is a key, a token, or a proxy that has its own key. */
export const isTmdbConfigured = ({ tmdbApiKey, tmdbReadToken, tmdbBaseUrl }: RuntimeConfig): boolean =>
  tmdbApiKey !== null || tmdbReadToken !== null || tmdbBaseUrl !== TMDB_BASE_URL;
