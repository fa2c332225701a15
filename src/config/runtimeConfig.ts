import { within } from '@/lib/time';

export const NETWORK_SOURCE_NAMES = ['product', 'tmdb'] as const;
export type NetworkSourceName = (typeof NETWORK_SOURCE_NAMES)[number];

/** What a deployer sets in config.json, every address whole and without a slash at the end. */
export interface RuntimeConfig {
  /** The servers that are asked, in this order; one that is left out is not. */
  sources: readonly NetworkSourceName[];
  productApiUrl: string;
  /** Whether the product API answers `search?query=`; otherwise its lists are searched in the browser. */
  productApiSearches: boolean;
  tmdbBaseUrl: string;
  tmdbImageBaseUrl: string;
  tmdbApiKey: string | null;
  tmdbReadToken: string | null;
}

export const TMDB_BASE_URL = 'https://api.themoviedb.org/3';
export const TMDB_IMAGE_BASE_URL = 'https://image.tmdb.org/t/p';

const LOAD_TIMEOUT_MS = 5000;

const defaults = (appUrl: string): RuntimeConfig => ({
  sources: NETWORK_SOURCE_NAMES,
  productApiUrl: new URL('api', appUrl).href,
  productApiSearches: false,
  tmdbBaseUrl: TMDB_BASE_URL,
  tmdbImageBaseUrl: TMDB_IMAGE_BASE_URL,
  tmdbApiKey: null,
  tmdbReadToken: null,
});

const isSourceName = (value: unknown): value is NetworkSourceName =>
  NETWORK_SOURCE_NAMES.some((name) => name === value);

/** TMDB is asked when there is a key, a token, or a proxy in its place that brings its own. */
export const isTmdbConfigured = ({ tmdbApiKey, tmdbReadToken, tmdbBaseUrl }: RuntimeConfig): boolean =>
  tmdbApiKey !== null || tmdbReadToken !== null || tmdbBaseUrl !== TMDB_BASE_URL;

/**
 * Reads the content of config.json. What is missing or empty takes its default silently, what is malformed takes it
 * with a warning that names the setting and never its value.
 */
export function readConfig(raw: unknown, appUrl: string, warn: (message: string) => void): RuntimeConfig {
  const config = defaults(appUrl);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    warn('config.json is not an object; the defaults are used');
    return config;
  }
  const settings = raw as Readonly<Record<string, unknown>>;

  const text = (name: Exclude<keyof RuntimeConfig, 'sources' | 'productApiSearches'>): string | null => {
    const value = settings[name];
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    warn(`config.json: ${name} is not a text; the default is used`);
    return null;
  };
  const address = (name: 'productApiUrl' | 'tmdbBaseUrl' | 'tmdbImageBaseUrl'): string => {
    const value = text(name);
    if (value === null) return config[name];
    const url = URL.canParse(value, appUrl) ? new URL(value, appUrl) : null;
    if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
      return url.href.replace(/\/+$/, '');
    warn(`config.json: ${name} is not a web address; the default is used`);
    return config[name];
  };

  /** A key or a token goes into an address or a header. */
  const secret = (name: 'tmdbApiKey' | 'tmdbReadToken'): string | null => {
    const value = text(name);
    if (value === null || /^[\x21-\x7e]+$/.test(value)) return value;
    warn(`config.json: ${name} is not a key; it is not used`);
    return null;
  };

  const sources = (): readonly NetworkSourceName[] => {
    const value = settings.sources;
    if (value === undefined || value === null) return config.sources;
    const isOrder = Array.isArray(value) && value.every(isSourceName) && new Set(value).size === value.length;
    if (isOrder) return value;
    warn(`config.json: sources is not a list of product and tmdb; the default is used`);
    return config.sources;
  };
  const flag = (name: 'productApiSearches'): boolean => {
    const value = settings[name];
    if (typeof value === 'boolean') return value;
    if (value !== undefined && value !== null) warn(`config.json: ${name} is not true or false; the default is used`);
    return config[name];
  };

  return {
    sources: sources(),
    productApiUrl: address('productApiUrl'),
    productApiSearches: flag('productApiSearches'),
    tmdbBaseUrl: address('tmdbBaseUrl'),
    tmdbImageBaseUrl: address('tmdbImageBaseUrl'),
    tmdbApiKey: secret('tmdbApiKey'),
    tmdbReadToken: secret('tmdbReadToken'),
  };
}

const textOf = async (response: Response) => (response.ok ? (await response.text()).trim() : '');

/** Fetches config.json; never rejects, as every fault means the defaults. */
export async function loadConfig(appUrl: string): Promise<RuntimeConfig> {
  const warn = (message: string) => {
    console.warn(message);
  };
  try {
    const url = new URL('config.json', appUrl);
    // The page's HTML has asked for it already.
    const asked = window.kinora?.config ?? fetch(url, { cache: 'no-cache' });
    const body = await within(LOAD_TIMEOUT_MS, asked.then(textOf));
    if (!body) return defaults(appUrl);
    return readConfig(JSON.parse(body), appUrl, warn);
  } catch (error) {
    // A catch-all server answers the page where there is no file; that and broken JSON are worth a word.
    if (error instanceof SyntaxError) warn('config.json is not JSON; the defaults are used');
    return defaults(appUrl);
  }
}
