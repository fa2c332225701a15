import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { isRecord } from '@/lib/json';
import type { CatalogueMeta, CatalogueOptions, CatalogueRequest, Services } from '../catalogueRequest';
import type { ApiError } from './apiError';
import { UNUSABLE_ANSWER } from './apiError';
import { fetchWithRetry } from './fetchWithRetry';
import { NETWORK_SOURCES } from './networkSources';

export type CatalogueBaseQuery = BaseQueryFn<CatalogueRequest, unknown, ApiError, CatalogueOptions, CatalogueMeta>;

/**
 * Asks each source in turn until one has a usable answer: the product API, TMDB, the samples. A source that fails is
 * skipped with a line in the log. What a server said earlier is better than a sample, so with such data in the cache
 * the answer is the error, and the cache keeps what it has.
 */
export const catalogueBaseQuery: CatalogueBaseQuery = async (request, api, options?: CatalogueOptions) => {
  // RTK Query hands over nothing where an endpoint has no options, whatever its types say.
  const { isUsable = () => true, needsTmdb = false } = options ?? {};
  const config = await servicesOf(api).config;
  if (needsTmdb && !isTmdbConfigured(config)) console.warn('TMDB API key is missing; showing sample movies');
  let failure: ApiError | null = null;

  for (const source of NETWORK_SOURCES) {
    const call = source.prepare(request, config);
    if (!call) continue;
    const result = await fetchWithRetry(call, api);
    if (!result.error && isUsable(result.data)) return { data: result.data, meta: { source: source.name } };
    failure = result.error ?? UNUSABLE_ANSWER;
    // Nobody waits any more; a sample would only overwrite what comes next.
    if (failure.kind === 'aborted') return { error: failure };
    console.warn(`Failed to fetch ${request.name}: ${failure.message}`);
  }

  if (failure && hasServerData(api)) return { error: failure };
  try {
    return { data: await request.sample(), meta: { source: 'sample' } };
  } catch (error) {
    return { error: { kind: 'samples', message: sampleMessage(error) } };
  }
};

/** webpack's own words for a chunk that did not arrive are no viewer's. */
function sampleMessage(error: unknown): string {
  const isOurs = error instanceof Error && error.name !== 'ChunkLoadError';
  return isOurs ? error.message : 'The catalogue could not be reached';
}

/** The store is made with Services as the thunks' extra argument; Redux types it as unknown. */
const servicesOf = (api: BaseQueryApi) => api.extra as Services;

/** Whether the cache holds an answer of a server to this very question. */
function hasServerData({ getState, queryCacheKey }: BaseQueryApi): boolean {
  const state = getState();
  if (queryCacheKey === undefined || !isRecord(state)) return false;
  return Object.values(state).some((slice) => {
    const entry = isRecord(slice) && isRecord(slice.queries) ? slice.queries[queryCacheKey] : undefined;
    return isRecord(entry) && isRecord(entry.data) && entry.data.source !== 'sample';
  });
}
