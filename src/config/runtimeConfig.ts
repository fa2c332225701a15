import type { Site } from './site';
import { KINORA } from './site';

export const NETWORK_SOURCE_NAMES = ['product', 'tmdb'] as const;
export type NetworkSourceName = (typeof NETWORK_SOURCE_NAMES)[number];

/** What a deployer sets in config.json, every address whole and without a slash at the end. */
export interface RuntimeConfig {
  site: Site;
  /** The servers that are asked, in this order; one that is left out is not. */
  sources: readonly NetworkSourceName[];
  productApiUrl: string;
  /** Whether the product API answers `search?query=`; otherwise its lists are searched in the browser. */
  productApiSearches: boolean;
  tmdbBaseUrl: string;
  tmdbImageBaseUrl: string;
  tmdbApiKey: string | null;
  tmdbReadToken: string | null;
  /** Of TMDB's texts, as `en-US`. */
  language: string;
  /** Of TMDB's releases, as `US`; null for TMDB's own choice. */
  region: string | null;
  /** Whether what was seen can be seen without a network, by a service worker. */
  offline: boolean;
  /** Other hosts that films lie at; the page's policy must name them. */
  mediaHosts: readonly string[];
  /** The public address of the bundle, without a slash at the end; null where the deployer does not give it. */
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
  language: 'en-US',
  region: null,
  offline: true,
  mediaHosts: [],
  siteUrl: null,
  index: true,
  site: KINORA,
});

/** What goes into an address or a header. */
export const isSecret = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

/** TMDB is asked when there is a key, a token, or a proxy in its place that brings its own. */
export const isTmdbConfigured = ({ tmdbApiKey, tmdbReadToken, tmdbBaseUrl }: RuntimeConfig): boolean =>
  tmdbApiKey !== null || tmdbReadToken !== null || tmdbBaseUrl !== TMDB_BASE_URL;
