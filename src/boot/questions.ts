import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import type { FirstScreen } from './screens';

interface Visit {
  screen: FirstScreen;
  /** Below the bundle's place. */
  path: string;
  /** The address's parameters, as they stand there. */
  search: string;
}

/**
 * The question of this very address, which is asked at each visit, as a path below the product API: its answer has the
 * picture that the screen begins with. Empty where there is none.
 */
export function ownQuestion({ screen, path, search }: Visit): string {
  if (screen === 'movies') return search ? '' : 'movies/all';
  if (screen !== 'movie') return '';
  const [, id = ''] = path.split('/');
  const parameters = new URLSearchParams(search);
  // The samples have a file of each, see isSampleId of domain/title.
  const isSample = /^[1-4]\d{3}$/.test(id) && !parameters.has('from');
  return isSample ? `${parameters.get('type') === 'tv' ? 'tv' : 'movie'}/${id}` : '';
}

type Settings = Readonly<Record<string, unknown>>;

/** Whom config.json would have asked first. */
export interface FirstCalls {
  /** The product API, ending in a slash; empty where it is not the first to be asked. */
  api: string;
  /** TMDB's most popular, for where all there is are samples; empty without TMDB. */
  popular: string;
  /** Pictures of TMDB's are the app's to ask. */
  hasOwnImages: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Settings in their plainest form; others wait for the app, which reads everything that can be written. */
export function firstCalls(screen: FirstScreen, settings: Settings): FirstCalls {
  const { sources, tmdbApiKey, productApiUrl } = settings;
  const key = text(tmdbApiKey);
  const api = text(productApiUrl).replace(/\/+$/, '');
  const order: unknown[] = Array.isArray(sources) ? sources : ['product', 'tmdb'];
  const hasOwnImages = (settings.tmdbImageBaseUrl ?? TMDB_IMAGE_BASE_URL) !== TMDB_IMAGE_BASE_URL;
  const isPlain = !settings.tmdbReadToken && !settings.region && !settings.language;
  const hasOwnBase = (settings.tmdbBaseUrl ?? TMDB_BASE_URL) !== TMDB_BASE_URL;
  const hasTmdb = key && isPlain && !hasOwnBase && !hasOwnImages && order.includes('tmdb');
  return {
    api: order[0] === 'product' && !(screen === 'home' && settings.homeRows) ? `${api || 'api'}/` : '',
    popular: hasTmdb ? `${TMDB_BASE_URL}/movie/popular?language=en-US&page=1&api_key=${key}` : '',
    hasOwnImages,
  };
}
