import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import type { FirstScreen } from './screens';
import { screenNamed } from './screens';

interface Visit {
  screen: FirstScreen;
  /** Below the bundle's place. */
  path: string;
  /** The address's parameters, as they stand there. */
  search: string;
  /** The product API's answers of an earlier visit are there. */
  hasCatalogue: boolean;
}

/** The question of this very address, which is asked at each visit. */
function ownQuestion({ screen, path, search }: Visit): string | null {
  if (screen === 'movies') return search === '' ? 'movies/all' : null;
  if (screen !== 'movie') return null;
  const [, id = ''] = path.split('/');
  const parameters = new URLSearchParams(search);
  // The samples have a file of each, see isSampleId of domain/title.
  const isSample = /^[1-4]\d{3}$/.test(id) && !parameters.has('from');
  return isSample ? `${parameters.get('type') === 'tv' ? 'tv' : 'movie'}/${id}` : null;
}

/**
 * The first questions of a visit, as paths below the product API: what its screen shows first.
 * @returns the first of `paths` has the screen's picture where `hasPicture`
 */
export function firstQuestions(visit: Visit): { paths: string[]; hasPicture: boolean } {
  const own = ownQuestion(visit);
  const once = visit.hasCatalogue ? [] : (screenNamed(visit.screen)?.asksOnce ?? []);
  return { paths: own === null ? [...once] : [own, ...once], hasPicture: own !== null };
}

type Settings = Readonly<Record<string, unknown>>;

/** Whom config.json would have asked first. */
export interface FirstCalls {
  /** Hosts that will be asked. */
  hosts: string[];
  /** The product API, ending in a slash; null where it is not the first to be asked. */
  api: string | null;
  /** TMDB's most popular, for where all there is are samples; null without TMDB. */
  popular: string | null;
  /** Pictures of TMDB's are the app's to ask. */
  hasOwnImages: boolean;
}

const orElse = (value: unknown, other: string) => (typeof value === 'string' && value !== '' ? value : other);

/** Settings in their plainest form; others wait for the app, which reads everything that can be written. */
export function firstCalls(screen: FirstScreen, settings: Settings): FirstCalls {
  const order: unknown[] = Array.isArray(settings.sources) ? settings.sources : ['product', 'tmdb'];
  const key = orElse(settings.tmdbApiKey, '');
  const hasOwnImages = orElse(settings.tmdbImageBaseUrl, TMDB_IMAGE_BASE_URL) !== TMDB_IMAGE_BASE_URL;
  const isPlain =
    !settings.tmdbReadToken &&
    !settings.region &&
    orElse(settings.language, 'en-US') === 'en-US' &&
    orElse(settings.tmdbBaseUrl, TMDB_BASE_URL) === TMDB_BASE_URL;
  const hasTmdb = key !== '' && isPlain && !hasOwnImages && order.includes('tmdb');
  const isOwnHome = screen === 'home' && Boolean(settings.homeRows);
  const query = new URLSearchParams({ language: 'en-US', page: '1', api_key: key });
  return {
    hosts: hasTmdb && screen !== 'landing' ? [TMDB_BASE_URL, TMDB_IMAGE_BASE_URL] : [],
    api: order[0] === 'product' && !isOwnHome ? `${orElse(settings.productApiUrl, 'api').replace(/\/+$/, '')}/` : null,
    popular: hasTmdb ? `${TMDB_BASE_URL}/movie/popular?${query}` : null,
    hasOwnImages,
  };
}
