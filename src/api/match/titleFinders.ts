import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { readTitle, readTitles } from '@/domain/title/readTitle';
import type { Title, TitleKind, WantedTitle } from '@/domain/title/title';
import { articleFirst } from '@/lib/articleFirst';
import { isRecord } from '@/lib/json';
import { delay } from '@/lib/time';
import type { FetchResult } from '../client/fetchJson';
import type { TmdbRequest } from '../client/catalogueRequest';
import type { ProductClient } from '../client/productClient';
import { composeProductRequest } from '../client/productClient';
import { loadSamples } from '../samples/loadSamples';
import { loadOwnEntries } from '../search/loadSearch';
import type { TitleEntry } from '@/domain/title/titleEntry';
import type { Services } from '../client/services';
import { tmdbRequest } from '../tmdb/tmdbRequest';
import { bestOf, isNamed, nameOf, titleIndex } from './titleIndex';

interface Asking {
  config: RuntimeConfig;
  signal: AbortSignal;
  services: Services;
}

/** The pause after a 429. A list of hundreds of titles may exceed the rate limit of TMDB. */
const RATE_LIMIT_PAUSE_MS = 8000;
/** The number of tries. Each one includes the retry of `fetchWithRetry`. */
const TRIES = 4;

const YEAR_PARAMS: Record<TitleKind, string> = { movie: 'primary_release_year', tv: 'first_air_date_year' };

/**
 * Finds a title in TMDB by its ids, or by its name and year.
 * @returns null if TMDB does not have it; rejects if TMDB does not respond
 */
async function askTmdbForTitle(wanted: WantedTitle, asking: Asking): Promise<Title | null> {
  const kinds: readonly TitleKind[] = wanted.kind === null ? ['movie', 'tv'] : [wanted.kind];
  return (await byImdb(wanted, asking)) ?? (await byNumber(wanted, kinds, asking)) ?? byName(wanted, kinds, asking);
}

async function byImdb({ imdb }: WantedTitle, asking: Asking): Promise<Title | null> {
  if (imdb === null) return null;
  const answer = await ask({ path: `find/${imdb}`, params: { external_source: 'imdb_id' } }, asking);
  const listed = (kind: TitleKind) => {
    const titles = isRecord(answer) ? readTitles(answer[`${kind}_results`], kind, 'tmdb') : null;
    return titles?.[0] ?? null;
  };
  return listed('movie') ?? listed('tv');
}

/** Finds a title by its TMDB id. An id without a kind belongs to the movie, unless the movie has another name. */
async function byNumber(
  { tmdb, title, kind }: WantedTitle,
  kinds: readonly TitleKind[],
  asking: Asking,
): Promise<Title | null> {
  if (tmdb === null) return null;
  for (const candidate of kinds) {
    const found = readTitle(await ask({ path: `${candidate}/${tmdb}` }, asking), candidate, 'tmdb');
    if (found && (kind !== null || title === '' || isNamed(found, nameOf(title)))) return found;
  }
  return null;
}

async function byName(wanted: WantedTitle, kinds: readonly TitleKind[], asking: Asking): Promise<Title | null> {
  const { title, year } = wanted;
  if (title === '') return null;
  for (const kind of kinds) {
    const params = { query: articleFirst(title), include_adult: 'false', page: 1 };
    // Search with the year first. The search without it finds titles of an adjacent year.
    for (const narrowed of year === null ? [{}] : [{ [YEAR_PARAMS[kind]]: year }, {}]) {
      const answer = await ask({ path: `search/${kind}`, params: { ...params, ...narrowed } }, asking);
      const named = (readTitles(answer, kind, 'tmdb') ?? []).filter((one) => isNamed(one, nameOf(title)));
      const best = bestOf(named, wanted);
      if (best) return best;
    }
  }
  return null;
}

/**
 * Sends a request, with retries after a 429.
 * @returns undefined if TMDB does not have it
 */
async function ask(request: TmdbRequest, { config, signal, services }: Asking): Promise<unknown> {
  const question = tmdbRequest(request, config, { signal, extra: services });
  let result: FetchResult | undefined;
  for (let attempt = 0; question && attempt < TRIES && !signal.aborted; attempt += 1) {
    result = await question();
    if (result.error?.status !== 429) break;
    if (attempt < TRIES - 1) await delay(RATE_LIMIT_PAUSE_MS, signal);
  }
  if (!result || (result.error && result.error.status !== 404)) throw new Error('TMDB could not be reached');
  return result.data;
}

/**
 * Finds a title in one source.
 * @returns null if the source does not have it; rejects if the source cannot be queried
 */
export type FindTitle = (wanted: WantedTitle) => Promise<Title | null>;

/**
 * Returns the finders of all sources in the configured order. The samples are used only if there is no other source.
 */
export async function titleFinders(services: Services, signal: AbortSignal): Promise<FindTitle[]> {
  const config = await services.config;
  const finders: FindTitle[] = [];
  for (const source of config.sources) {
    if (source === 'tmdb' && isTmdbConfigured(config))
      finders.push((wanted) => askTmdbForTitle(wanted, { config, signal, services }));
    const own = source === 'product' && (await ownFinder(config, services, signal));
    if (own) finders.push(own);
  }
  if (finders.length > 0 || !config.site.samples) return finders;
  const find = await titleIndex((await loadSamples()).entries());
  return [(wanted) => Promise.resolve(find(wanted))];
}

/** Returns the finder of the own catalogue, or null if the deployer has none. */
async function ownFinder(config: RuntimeConfig, services: Services, signal: AbortSignal): Promise<FindTitle | null> {
  const ask = async (question: (access: ProductClient) => Promise<unknown>) => {
    const { data, error } = await composeProductRequest(question)(config, { signal, extra: services });
    if (error) throw new Error('The catalogue could not be reached');
    return data;
  };
  if (config.productApiSearches)
    return async (wanted) => {
      const title = articleFirst(wanted.title);
      const answer = await ask(({ get }) => get(`search?query=${encodeURIComponent(title || (wanted.imdb ?? ''))}`));
      const found = readTitles(answer, undefined, 'product') ?? [];
      return bestOf(
        found.filter((one) => (title === '' ? one.id === wanted.imdb : isNamed(one, nameOf(title)))),
        wanted,
      );
    };
  // The data is the result of `loadOwnEntries`. If the site has no whole lists, the request fails or has no data.
  const entries = (await ask(loadOwnEntries).catch(() => undefined)) as TitleEntry[] | undefined;
  if (!entries) return null;
  const find = await titleIndex(entries);
  return (wanted) => Promise.resolve(find(wanted));
}
