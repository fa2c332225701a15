import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import type { FirstScreen } from './screens';

interface Visit {
  screen: FirstScreen;
  /** The path below the base path. */
  path: string;
  /** The query string of the URL. */
  search: string;
}

/**
 * Returns the request for the data of this URL, as a path below the product API. It is sent at each visit, and its
 * response names the first image of the screen. Empty if there is none.
 */
export function routeRequest({ screen, path, search }: Visit): string {
  if (screen === 'movies') return search ? '' : 'movies/all';
  if (screen !== 'movie') return '';
  const [, id = ''] = path.split('/');
  const parameters = new URLSearchParams(search);
  // Each sample has its own file, see isSampleId of domain/title.
  const isSample = /^[1-4]\d{3}$/.test(id) && !parameters.has('from');
  return isSample ? `${parameters.get('type') === 'tv' ? 'tv' : 'movie'}/${id}` : '';
}

type Settings = Readonly<Record<string, unknown>>;

/** The first requests, by the settings in config.json. */
export interface InitialRequests {
  /** The base URL of the product API, ending in a slash; empty if another source has priority. */
  api: string;
  /** The URL of TMDB's popular movies, in case the product API has only samples; empty without TMDB. */
  popular: string;
  /** Whether config.json names another host for TMDB's images. The boot script then leaves them to the app. */
  hasOtherHost: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Returns the first requests for settings in their simplest form. For other settings it returns none, because only the
 * app reads every valid form.
 */
export function initialRequests(screen: FirstScreen, settings: Settings): InitialRequests {
  const { sources, tmdbApiKey, productApiUrl } = settings;
  const key = text(tmdbApiKey);
  const api = text(productApiUrl).replace(/\/+$/, '');
  const order: unknown[] = Array.isArray(sources) ? sources : ['product', 'tmdb'];
  const hasOtherHost = (settings.tmdbImageBaseUrl ?? TMDB_IMAGE_BASE_URL) !== TMDB_IMAGE_BASE_URL;
  const isPlain = !settings.tmdbReadToken && !settings.region && !settings.language;
  const hasOwnBase = (settings.tmdbBaseUrl ?? TMDB_BASE_URL) !== TMDB_BASE_URL;
  const hasTmdb = key && isPlain && !hasOwnBase && !hasOtherHost && order.includes('tmdb');
  return {
    api: order[0] === 'product' && !(screen === 'home' && settings.homeRows) ? `${api || 'api'}/` : '',
    popular: hasTmdb ? `${TMDB_BASE_URL}/movie/popular?language=en-US&page=1&api_key=${key}` : '',
    hasOtherHost,
  };
}
