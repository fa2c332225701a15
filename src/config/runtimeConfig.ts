/** What a deployer sets in config.json, every address whole and without a slash at the end. */
export interface RuntimeConfig {
  productApiUrl: string;
  tmdbBaseUrl: string;
  tmdbImageBaseUrl: string;
  tmdbApiKey: string | null;
  tmdbReadToken: string | null;
}

const TMDB_BASE_URL = 'https://api.themoviedb.org/3';
export const TMDB_IMAGE_BASE_URL = 'https://image.tmdb.org/t/p';

const LOAD_TIMEOUT_MS = 5000;

const defaults = (appUrl: string): RuntimeConfig => ({
  productApiUrl: new URL('api', appUrl).href,
  tmdbBaseUrl: TMDB_BASE_URL,
  tmdbImageBaseUrl: TMDB_IMAGE_BASE_URL,
  tmdbApiKey: null,
  tmdbReadToken: null,
});

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

  const text = (name: keyof RuntimeConfig): string | null => {
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

  return {
    productApiUrl: address('productApiUrl'),
    tmdbBaseUrl: address('tmdbBaseUrl'),
    tmdbImageBaseUrl: address('tmdbImageBaseUrl'),
    tmdbApiKey: secret('tmdbApiKey'),
    tmdbReadToken: secret('tmdbReadToken'),
  };
}

/** Fetches config.json; never rejects, as every fault means the defaults. */
export async function loadConfig(appUrl: string): Promise<RuntimeConfig> {
  const warn = (message: string) => {
    console.warn(message);
  };
  try {
    const url = new URL('config.json', appUrl);
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    const body = response.ok ? (await response.text()).trim() : '';
    if (body === '') return defaults(appUrl);
    return readConfig(JSON.parse(body), appUrl, warn);
  } catch (error) {
    // A catch-all server answers the page where there is no file; that and broken JSON are worth a word.
    if (error instanceof SyntaxError) warn('config.json is not JSON; the defaults are used');
    return defaults(appUrl);
  }
}
